/* Assembly outside of functions defines aliases of, calls and changes the
   visibility of functions by name: the names stay, and mean the same.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-require-target "x86_64-*-linux*" } */

#include <stdio.h>

#include "../../include/test.h"

#define FUNCTION(name)                                                        \
  NOINLINE int name (int n)                                                   \
  {                                                                           \
    int sum = 1;                                                              \
    for (int i = 0; i < n; i++)                                               \
      sum = sum * 7 + i;                                                      \
    return sum;                                                               \
  }

FUNCTION (kept)
FUNCTION (named)
FUNCTION (renamed)

asm (".globl also_named\n\t"
     ".set also_named, named\n\t"
     ".text\n\t"
     ".globl jumps\n"
     "jumps:\n\t"
     "incl %edi\n\t"
     "jmp renamed\n");

int also_named (int);
int jumps (int);

int
main (void)
{
  printf ("%d %d %d\n", kept (input), named (input + 1), renamed (input + 2));
  printf ("%d %d\n", also_named (input), jumps (input));
  printf ("%d\n", (int (*volatile) (int)) also_named == named);
  return 0;
}

/* { dg-final { mergefn-folds named kept thunk } } */
/* { dg-final { mergefn-folds renamed kept thunk } } */
