/* Like demands-general-registers.c, for a variable in a register that the options take away.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-require-target x86_64-*-* } */
/* { dg-options "-O2 -mno-sse" } */

#include <stdio.h>

#include "../../include/test.h"
#include "../../include/dead-branch.h"

int calls, sink;

#define READ(where)                                                           \
  ({                                                                          \
    register int r __asm__ (where);                                           \
    __asm__ ("" : "=r" (r));                                                  \
    sink = r;                                                                 \
  })

PAIR (missing, READ ("xmm3"))
PAIR (plain, puts ("large"))

int
main (void)
{
  unsigned r = 0;
  RUN (missing)
  RUN (plain)
  printf ("%u\n", r);
  return 0;
}

/* { dg-final { mergefn-keeps-apart a_missing b_missing } } */
/* { dg-final { mergefn-folds b_plain a_plain } } */
