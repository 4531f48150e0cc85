/* GCC makes a loop of a function that calls itself, and computes in the type of its result there.  No statement spells that
   type.  An int may not overflow, so GCC would know how often the loop goes round.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-additional-options "-fvisibility=hidden" } */
/* { dg-mergefn-torture } */

#define INPUT 5
#include "../../include/test.h"
#include "../../include/node-sum.h"

SUM (a_sum, int, (int) m * a_sum (p->next, x, y) + STEP)
SUM (b_sum, unsigned, m * b_sum (p->next, x, y) + STEP)
SUM (c_sum, int, (int) (m * (unsigned) c_sum (p->next, x, y) + STEP))
SUM (d_sum, unsigned, m * d_sum (p->next, x, y) + STEP)

int
main (void)
{
  static struct node nodes[20];
  link_nodes (nodes, 20);
  printf ("%x %x\n", a_sum (&nodes[19], input, 9), c_sum (&nodes[19], input, 9));
  printf ("%x %x\n", b_sum (&nodes[0], input, 9), d_sum (&nodes[0], input, 9));
  return 0;
}

/* { dg-final { mergefn-folds d_sum b_sum } } */
/* { dg-final { mergefn-keeps-apart a_sum b_sum } } */
/* { dg-final { mergefn-keeps-apart c_sum b_sum } } */
