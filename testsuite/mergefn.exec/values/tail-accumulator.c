/* GCC makes a loop of a function that calls itself, and computes in the type of its result there.  No statement spells that
   type.  An int may not overflow, so GCC would know how often the loop goes round.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-additional-options "-fvisibility=hidden" } */
/* { dg-mergefn-torture } */

#include <stdio.h>

#define INPUT 5
#include "../../include/test.h"

#define STEP 0x40000000

/* Nothing ever sets it.  GCC finds that out after early tail recursion.  */
static int verbose;

struct node
{
  struct node *next;
};

/* The factor is 1, but GCC finds that out late.  */
#define SUM(name, type, result)                                               \
  NOINLINE type name (struct node *p, unsigned x, unsigned y)                 \
  {                                                                           \
    if (!p)                                                                   \
      return 0;                                                               \
    unsigned m = x + y;                                                       \
    m = m + 1;                                                                \
    m = m - y;                                                                \
    m = m - x;                                                                \
    type r = result;                                                          \
    if (verbose)                                                              \
      printf ("%p\n", (void *) p);                                            \
    return r;                                                                 \
  }

SUM (a_sum, int, (int) m * a_sum (p->next, x, y) + STEP)
SUM (b_sum, unsigned, m * b_sum (p->next, x, y) + STEP)
SUM (c_sum, int, (int) (m * (unsigned) c_sum (p->next, x, y) + STEP))
SUM (d_sum, unsigned, m * d_sum (p->next, x, y) + STEP)

int
main (void)
{
  static struct node nodes[20];
  for (int i = 0; i < 19; i++)
    nodes[i].next = &nodes[i + 1];
  printf ("%x %x\n", a_sum (&nodes[19], input, 9), c_sum (&nodes[19], input, 9));
  printf ("%x %x\n", b_sum (&nodes[0], input, 9), d_sum (&nodes[0], input, 9));
  return 0;
}

/* { dg-final { mergefn-folds d_sum b_sum } } */
/* { dg-final { mergefn-keeps-apart a_sum b_sum } } */
/* { dg-final { mergefn-keeps-apart c_sum b_sum } } */
