/* An indirect call that GCC finds out late to be one of a function which must vanish.  The branch is dead, by what GCC
   knows of one of two parameters alone.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-options "-O2" } */

#include <stdio.h>

#include "../../include/test.h"
#include "../../include/dead-branch.h"

__attribute__ ((error ("cannot happen"))) void bad (void);
int calls;

PAIR (bad, void (*table[2]) (void); for (int i = 0; i < 2; i++) table[i] = bad; table[1] ())
PAIR (plain, puts ("large"))

int
main (void)
{
  unsigned r = 0;
  RUN (bad)
  RUN (plain)
  printf ("%u\n", r);
  return 0;
}

/* { dg-final { mergefn-keeps-apart a_bad b_bad } } */
/* { dg-final { mergefn-folds b_plain a_plain } } */
