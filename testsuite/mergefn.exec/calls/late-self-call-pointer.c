/* GCC finds late which function a pointer that never changes points to.  Such a call of the kept function is one of
   itself, but one of the dropped function's is not.  GCC must make no loop of the kept function then: restrict, and the
   type of a sum, hold for one call.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

#include <stdio.h>

#define INPUT 2
#include "../../include/test.h"

static int numbers[4] = { 7, 7, 7, 7 }, other;
static long zero;
static long long zero_too;
typedef int step (int *p, int n, int **next, int sum, void *in);
static step a_step, b_step;
static step *next_step = a_step; /* Never changed.  */

static inline int
put_and_get (int *restrict p, int *restrict q, int n)
{
  *p = n;
  return n & 1 ? *q : 0;
}

#define STEP(name, type)                                                      \
  NOINLINE static int name (int *p, int n, int **next, int sum, void *in)     \
  {                                                                           \
    if (n == 0)                                                               \
      return sum;                                                             \
    sum += *(type *)in;                                                       \
    sum += put_and_get (p, &numbers[1], n);                                   \
    return next_step (*next, n - 1, next + 1, sum, &zero_too);                \
  }

STEP (a_step, long long)
STEP (b_step, long)

struct node { struct node *next; };
static int verbose; /* Nothing ever sets it.  */
typedef int sum (struct node *p, unsigned x, unsigned y, void *in);
static sum a_sum, b_sum;
static sum *rest = a_sum; /* Never changed.  */

#define SUM(name, type)                                                       \
  NOINLINE static int name (struct node *p, unsigned x, unsigned y, void *in) \
  {                                                                           \
    if (!p)                                                                   \
      return 0;                                                               \
    if (*(type *)in)                                                          \
      return 1;                                                               \
    unsigned m = x + y;                                                       \
    m = m + 1;                                                                \
    m = m - y;                                                                \
    m = m - x;                                                                \
    int r = (int)(m * (unsigned)rest (p->next, x, y, &zero_too) + 0x40000000);\
    if (verbose)                                                              \
      printf ("%p\n", (void *)p);                                             \
    return r;                                                                 \
  }

SUM (a_sum, long long)
SUM (b_sum, long)

int
main (void)
{
  int *next[4] = { &other, &other, &other, &other };
  printf ("%d\n", b_step (&numbers[1], input, next, 0, &zero));
  static struct node nodes[20];
  for (int i = 0; i < 19; i++)
    nodes[i].next = &nodes[i + 1];
  printf ("%x\n", (unsigned)b_sum (&nodes[20 - input], input, 9, &zero));
  return 0;
}

/* { dg-final { mergefn-needs joins {-O2 -O3} 12 } } */
