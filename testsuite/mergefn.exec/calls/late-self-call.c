/* GCC finds out late that a call through an address is a call of the function itself, makes a loop of it, and computes in
   the type of its result.  An int may not overflow there.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

#include <stdio.h>

#define INPUT 5
#include "../../include/test.h"

#define STEP 0x40000000

/* Nothing ever sets these.  GCC finds that out after early tail recursion.  */
static int verbose;
struct node
{
  struct node *next;
};
static unsigned b_sum (struct node *p, unsigned x, unsigned y);
static unsigned (*rest) (struct node *, unsigned, unsigned) = b_sum;

/* The factor is 1, but GCC finds that out late.  */
#define SUM(name, type, result)                                               \
  static NOINLINE type name (struct node *p, unsigned x, unsigned y)          \
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

SUM (a_sum, int, (int) (m * rest (p->next, x, y) + STEP))
SUM (b_sum, unsigned, m * rest (p->next, x, y) + STEP)
SUM (c_sum, unsigned, m * rest (p->next, x, y) + STEP)

int
main (void)
{
  static struct node nodes[20];
  for (int i = 0; i < 19; i++)
    nodes[i].next = &nodes[i + 1];
  printf ("%x\n", b_sum (&nodes[input - INPUT], input, 9));
  printf ("%x\n", a_sum (&nodes[input + 14], input, 9));
  printf ("%x\n", c_sum (&nodes[input + 10], input, 9));
  return 0;
}

/* { dg-final { mergefn-folds c_sum b_sum } } */
/* { dg-final { mergefn-keeps-apart a_sum b_sum } } */
