/* Like false-warning.c, for other warnings of what is possible only where GCC knows less.  Some are on by default.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-do assemble } */
/* { dg-options "-O2 -Wall -Wnull-dereference" } */
/* { dg-mergefn-args "report=json" } */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define NO_INPUT
#include "../include/test.h"

struct numbers { int have; int value; };
struct others { int have; int value; };
#define START(name, type)                                                                          \
  static void start_##name (struct type *p, float *q, long k)                                      \
  {                                                                                                \
    p->have = 0;                                                                                   \
    for (long i = 0; i < k; i++)                                                                   \
      q[i] = q[i] * 1.5f + k;                                                                      \
  }
START (a, numbers)
START (b, others)
#define NONHEAP(name, type)                                                                        \
  NOINLINE long nonheap_##name (struct type *p, float *q, long k)                                  \
  {                                                                                                \
    char small[16];                                                                                \
    snprintf (small, sizeof small, "%ld", k);                                                      \
    start_##name (p, q, k);                                                                        \
    char *t = small;                                                                               \
    if (p->have) free (t);                                                                         \
    return small[1] + k;                                                                           \
  }
NONHEAP (a, numbers)
NONHEAP (b, others)
#define LOCAL(name, type)                                                                          \
  NOINLINE char *local_##name (struct type *p, float *q, long k)                                   \
  {                                                                                                \
    char small[16];                                                                                \
    snprintf (small, sizeof small, "%ld", k);                                                      \
    char *t = small;                                                                               \
    start_##name (p, q, k);                                                                        \
    if (!p->have)  t = strdup (small);                                                             \
    return t;                                                                                      \
  }
LOCAL (a, numbers)
LOCAL (b, others)
#define NUL(name, type)                                                                            \
  NOINLINE long null_##name (struct type *p, float *q, long k, long *r)                            \
  {                                                                                                \
    long *t = 0;                                                                                   \
    start_##name (p, q, k);                                                                        \
    if (!p->have)  t = r;                                                                          \
    return *t * 3 + k * 5;                                                                         \
  }
NUL (a, numbers)
NUL (b, others)
#define BOUNDS(name, type)                                                                         \
  NOINLINE long bounds_##name (struct type *p, float *q, long k, const char *s)                    \
  {                                                                                                \
    char small[4];                                                                                 \
    start_##name (p, q, k);                                                                        \
    if (p->have) memset (small, 1, 5);                                                             \
    else memcpy (small, s, 4);                                                                     \
    return small[2] * 7 + small[1];                                                                \
  }
BOUNDS (a, numbers)
BOUNDS (b, others)

/* Memory that is no variable.  */
#define HEAP(name, type)                                                                           \
  NOINLINE long heap_##name (struct type *p, float *q, long k)                                     \
  {                                                                                                \
    long *t = malloc (8 * k);                                                                      \
    start_##name (p, q, k);                                                                        \
    if (!p->have)                                                                                  \
      t[0] = k * 3;                                                                                \
    long r = t[0] + k * 7;                                                                         \
    free (t);                                                                                      \
    return r;                                                                                      \
  }
HEAP (a, numbers)
HEAP (b, others)

/* GCC still warns of this one, which calls nothing that forgot something.  */
NOINLINE long
careless (long k, long *r)
{
  long *t = 0;
  if (k > 3)
    t = r;
  return *t; /* { dg-warning "null pointer dereference" } */
}

/* { dg-final { mergefn-folds nonheap_b nonheap_a } } */
/* { dg-final { mergefn-folds local_b local_a } } */
/* { dg-final { mergefn-folds null_b null_a } } */
/* { dg-final { mergefn-folds bounds_b bounds_a } } */
/* { dg-final { mergefn-folds heap_b heap_a } } */
