/* A function may be declared under several names, of which one promises more
   than the other.  Whoever calls the one name relies on what that promises, so
   it is not the same as a call by the other; nor is a variable that an alias
   says never changes.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */
/* { dg-additional-options "-fno-early-inlining" } */

#include <stdio.h>

#include "../../include/test.h"

#pragma GCC visibility push(hidden)
static int pool[64], used;
NOIPA void *get (int fresh) { return &pool[fresh ? ++used : 0]; }
/* For those that only ever ask for a fresh one.  */
void *get_new (int fresh) __attribute__ ((alias ("get"), malloc));

static int value = 5, asked;
NOINLINE int count (void) { asked++; __asm__ volatile (""); return value; }
/* For those that do not care how often they asked.  */
int count_quietly (void) __attribute__ ((alias ("count"), pure));
int count_once (void) __attribute__ ((alias ("count"), const));
int count_too (void) __attribute__ ((alias ("count")));
#pragma GCC visibility pop

/* Inlined late.  */
static inline int
use (int *p, int *q, int n)
{
  int sum = 0;
  *q = n;
  for (int i = 0; i < n; i++)
    sum = sum * 3 + (n ^ i);
  *p = sum;
  return *q + sum;
}
static NOINLINE int a_new (int fresh, int *q, int n) { return use (get_new (fresh), q, n); }
static NOINLINE int b_any (int fresh, int *q, int n) { return use (get (fresh), q, n); }

#define TWICE(name, get)                                                      \
  static NOINLINE int name (int n)                                            \
  {                                                                           \
    int sum = get ();                                                         \
    for (int i = 0; i < n; i++)                                               \
      sum = sum * 3 + (n ^ i);                                                \
    return get () + sum;                                                      \
  }
TWICE (a_quiet, count_quietly)
TWICE (b_loud, count)
TWICE (c_once, count_once)
TWICE (d_too, count_too)

int
main (void)
{
  int other;
  printf ("%d\n", a_new (1, &other, input));
  printf ("%d\n", b_any (0, &pool[0], input));
  int sum = a_quiet (input) + c_once (input);
  asked = 0;
  sum = sum * 1000 + b_loud (input);
  printf ("%d %d\n", sum, asked);
  printf ("%d %d\n", d_too (input), asked);
  return 0;
}

/* { dg-final { mergefn-keeps-apart a_new b_any } } */
/* { dg-final { mergefn-keeps-apart a_quiet b_loud } } */
/* { dg-final { mergefn-keeps-apart c_once b_loud } } */
/* { dg-final { mergefn-keeps-apart c_once a_quiet } } */
/* { dg-final { mergefn-folds d_too b_loud } } */
