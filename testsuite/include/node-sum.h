/* Functions that call the next for each node of a list, as an operand of RESULT, and sum up.  GCC finds out late that the
   call is all but the last thing that they do, and makes a loop of it where the next is the function itself.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <stdio.h>

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

/* Links COUNT of NODES.  */
static inline void
link_nodes (struct node *nodes, int count)
{
  for (int i = 0; i < count - 1; i++)
    nodes[i].next = &nodes[i + 1];
}
