/* GCC finds out late that a call through an address is a call of the function itself, makes a loop of it, and computes in
   the type of its result.  An int may not overflow there.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

#define INPUT 5
#include "../../include/test.h"
#include "../../include/node-sum.h"

/* Nothing ever changes it.  */
static unsigned b_sum (struct node *p, unsigned x, unsigned y);
static unsigned (*rest) (struct node *, unsigned, unsigned) = b_sum;

static SUM (a_sum, int, (int) (m * rest (p->next, x, y) + STEP))
static SUM (b_sum, unsigned, m * rest (p->next, x, y) + STEP)
static SUM (c_sum, unsigned, m * rest (p->next, x, y) + STEP)

int
main (void)
{
  static struct node nodes[20];
  link_nodes (nodes, 20);
  printf ("%x\n", b_sum (&nodes[input - INPUT], input, 9));
  printf ("%x\n", a_sum (&nodes[input + 14], input, 9));
  printf ("%x\n", c_sum (&nodes[input + 10], input, 9));
  return 0;
}

/* { dg-final { mergefn-folds c_sum b_sum } } */
/* { dg-final { mergefn-keeps-apart a_sum b_sum } } */
