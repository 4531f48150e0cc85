/* Assembly outside of functions names a static function by an operand.  So the name stays, though nothing else needs it.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-require-target "x86_64-*-linux*" } */
/* { dg-require-gcc 15 } */

#include <stdio.h>

#include "../../include/test.h"

#define FUNCTION(storage, name)                                                                    \
  storage NOINLINE int name (int n)                                                                \
  {                                                                                                \
    int sum = 1;                                                                                   \
    for (int i = 0; i < n; i++)                                                                    \
      sum = sum * 7 + i;                                                                           \
    return sum;                                                                                    \
  }

FUNCTION (, kept)
FUNCTION (static, named)
FUNCTION (static, not_named)

/* clang-format off */
asm (".text\n\t"
     ".globl jumps\n"
     "jumps:\n\t"
     "incl %%edi\n\t"
     "jmp %cc0" : : "-s" (named));
/* clang-format on */

int jumps (int);

int
main (void)
{
  printf ("%d %d %d\n", kept (input), named (input + 1), not_named (input + 2));
  printf ("%d\n", jumps (input));
  return 0;
}

/* { dg-final { mergefn-folds named kept thunk } } */
/* { dg-final { mergefn-folds not_named kept removed } } */
