/* Two nested functions that fold, of which one has its address taken: what makes
   the trampoline asks the symbol table about that one.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#define NO_INPUT
#include "../include/test.h"

#define NESTED(name)                                                          \
  NOINLINE int name (int x)                                                   \
  {                                                                           \
    int r = a * x + b;                                                        \
    if (r > 20)                                                               \
      {                                                                       \
        a++;                                                                  \
        big (r);                                                              \
      }                                                                       \
    return r;                                                                 \
  }

extern void big (int);
extern int apply (int (*) (int), int);

NOINLINE int
calls (int a, int b)
{
  NESTED (a_called)
  return a_called (3) + a_called (4);
}

NOINLINE int
takes_address (int a, int b)
{
  NESTED (b_pointed_to)
  return apply (b_pointed_to, b);
}
