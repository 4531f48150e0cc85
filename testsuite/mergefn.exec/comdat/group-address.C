/* GCC moves local functions into the COMDAT group of the only function that leads to them.  A shared body stands
   outside of the group, and must not have the address of a function that is local to it.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

#include <cstdio>

#include "../../include/test.h"

CLONED static int
local (int v)
{
  return v * 3 + input;
}

typedef int Function (int);

__attribute__ ((noipa)) int
run (Function *f, int v)
{
  return f (v);
}

#define FUNCTION(name, callee)                                                                     \
  CLONED static int name (int n, int k)                                                            \
  {                                                                                                \
    int r = 0;                                                                                     \
    for (int i = 0; i < n; i++)                                                                    \
      r = r * 7 + run (callee, k + i) + input;                                                     \
    return r;                                                                                      \
  }

int
outside (int v)
{
  return v * 5 + input;
}

FUNCTION (first, local)
FUNCTION (second, local)
FUNCTION (third, outside)
FUNCTION (fourth, outside)

template <class T>
CLONED int
leads (int n, T t)
{
  input = int (t);
  int a = first (n, input);
  input = a & 3;
  return a + 2 * second (n, input) + 3 * third (n, input) + 5 * fourth (n, input);
}

int
main ()
{
  std::printf ("%d\n", leads<int> (input + 3, 2));
}

/* { dg-final { mergefn-keeps-apart *first* *second* } } */
/* { dg-final { mergefn-folds *fourth* *third* } } */
