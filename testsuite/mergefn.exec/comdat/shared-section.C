// Inline functions in a section that the user named get no shared body: one
// that is local to the unit would stand in the same section without being in a
// group, which GCC does not allow.  Without a section they do.
//
// SPDX-License-Identifier: GPL-3.0-or-later

#include <cstdio>

#include "../../include/test.h"

#define IN_SECTION __attribute__ ((noinline, section (".text.named")))

// Only this unit knows it, so a shared body would be local.
static CLONED int
helper (int n)
{
  static int sum;
  return sum += n * input;
}

#define FUNCTION(attributes, name, type, factor)                              \
  inline attributes int name (type *values, int n)                            \
  {                                                                           \
    int sum = 0;                                                              \
    for (int i = 0; i < n; i++)                                               \
      sum += int (values[i]) * factor + helper (i);                           \
    return sum;                                                               \
  }

FUNCTION (IN_SECTION, named_int, int, 3)
FUNCTION (IN_SECTION, named_unsigned, unsigned, 3)
FUNCTION (IN_SECTION, taken_int, int, 5)
FUNCTION (IN_SECTION, taken_unsigned, unsigned, 5)
FUNCTION (CLONED, plain_int, int, 7)
FUNCTION (CLONED, plain_unsigned, unsigned, 7)

int (*volatile of_int) (int *, int) = taken_int;
int (*volatile of_unsigned) (unsigned *, int) = taken_unsigned;

int
main ()
{
  int i[] = { 4, 5, 6, 7 };
  unsigned u[] = { 14, 15, 16, 17 };
  std::printf ("%d %d\n", named_int (i, input), named_unsigned (u, input));
  std::printf ("%d %d\n", of_int (i, input), of_unsigned (u, input));
  std::printf ("%d %d\n", plain_int (i, input), plain_unsigned (u, input));
  return 0;
}

// { dg-final { mergefn-refuses _Z14named_unsignedPji _Z9named_intPii inexact } }
// { dg-final { mergefn-refuses _Z14taken_unsignedPji _Z9taken_intPii inexact } }
// { dg-final { mergefn-folds _Z14plain_unsignedPji *plain_*.mergefn.0 removed } }
// { dg-final { mergefn-folds _Z9plain_intPii *plain_*.mergefn.0 removed } }
