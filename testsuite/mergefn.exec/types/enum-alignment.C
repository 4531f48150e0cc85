// An enumeration may have an alignment of its own, by which it is passed in memory: the argument's type
// says so, whatever the parameter's is.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-mergefn-torture }

#include <cstdio>

#define NO_INPUT
#include "../../include/test.h"

enum alignas (16) Wide : unsigned { WIDE = 1000 };
enum Plain : unsigned { PLAIN = 900 };

unsigned number = 7;
Wide wide = WIDE;
Plain plain = PLAIN;
int count;

// The eighth argument is in memory.
#define TAKE(type) int, int, int, int, int, int, int g, type h

extern "C" {

NOIPA void take_wide (TAKE (Wide)) { std::printf ("%d %d\n", g, (int) h); }
NOIPA void take_plain (TAKE (Plain)) { std::printf ("%d %d\n", g, (int) h); }
NOIPA void take_number (TAKE (unsigned)) { std::printf ("%d %d\n", g, (int) h); }

#define THROUGH(name, type)                                                   \
  NOINLINE void name (type *p, void (*f) (TAKE (type)))                       \
  {                                                                           \
    count++;                                                                  \
    f (1, 2, 3, 4, 5, 6, 77, *p);                                             \
    count++;                                                                  \
  }

THROUGH (a_through, unsigned)
THROUGH (b_through, Wide)
THROUGH (c_through, Plain)

#define DIRECTLY(name, type)                                                  \
  NOINLINE void name (type *p)                                                \
  {                                                                           \
    count++;                                                                  \
    take_wide (1, 2, 3, 4, 5, 6, 78, (Wide) *p);                              \
    count++;                                                                  \
  }

DIRECTLY (a_directly, unsigned)
DIRECTLY (b_directly, Wide)

}

int
main ()
{
  a_through (&number, take_number);
  b_through (&wide, take_wide);
  c_through (&plain, take_plain);
  b_directly (&wide);
  return 0;
}

// { dg-final { mergefn-keeps-apart b_through a_through } }
// { dg-final { mergefn-folds c_through a_through } }
// { dg-final { mergefn-keeps-apart b_directly a_directly } }
