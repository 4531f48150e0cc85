/* A function marked used keeps its symbol, because something that the compiler
   does not see names it; its body and its callers may go elsewhere.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-require-target "x86_64-*-linux*" } */

#include <stdio.h>

#include "../../include/test.h"

#define USED __attribute__ ((noinline, noclone, used))

#define FUNCTION(attributes, name)                                            \
  static attributes int name (int n)                                          \
  {                                                                           \
    int sum = 1;                                                              \
    for (int i = 0; i < n; i++)                                               \
      sum = sum * 7 + i;                                                      \
    return sum;                                                               \
  }

FUNCTION (NOINLINE, ordinary)
FUNCTION (USED, used_a)
FUNCTION (USED, used_b)

#define CALLER(name, callee)                                                  \
  static NOINLINE int name (int n)                                            \
  {                                                                           \
    int sum = 0;                                                              \
    for (int i = 0; i < n; i++)                                               \
      sum = sum * 3 + callee (i);                                             \
    return sum;                                                               \
  }

CALLER (call_ordinary, ordinary)
CALLER (call_used, used_a)

/* Both are found by name only.  */
asm (".pushsection .data\n\t"
     ".balign 8\n"
     "by_name:\n\t"
     ".quad used_a, used_b\n\t"
     ".popsection");
extern int (*by_name[2]) (int);

int
main (void)
{
  printf ("%d %d\n", call_ordinary (input), call_used (input));
  printf ("%d\n", ordinary (input));
  printf ("%d %d\n", by_name[0](input), by_name[1](input + 1));
  return 0;
}

/* { dg-final { mergefn-folds call_used call_ordinary removed } } */
/* { dg-final { mergefn-count-merges 3 } } */
