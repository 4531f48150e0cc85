// The first parameter of a constructor is taken for restrict, even in a clone that lost its object: so no
// function with the same code is kept as such a clone.
//
// SPDX-License-Identifier: GPL-3.0-or-later

#include <cstdio>

#define INPUT 1
#include "../../include/test.h"

int total;
int x, y, z[2];
char memory[8];

namespace
{

CLONED void
function (void *, int *p, int *q)
{
  *p = input;
  *q = 2;
  total += *p;
}

struct Maker
{
  CLONED
  Maker (int *p, int *q)
  {
    *p = input;
    *q = 2;
    total += *p;
  }
};

CLONED void
other (void *, int *p, int *q)
{
  *p = input;
  *q = 3;
  total += *p;
}

CLONED void
other_again (void *, int *p, int *q)
{
  *p = input;
  *q = 3;
  total += *p;
}

} // namespace

NOIPA void
make_object (int *p, int *q)
{
  Maker object (p, q);
}

NOIPA void
call_function (int *p, int *q)
{
  function (memory, p, q);
}

NOIPA void
call_others (int *p, int *q)
{
  other (memory, p, q);
  other_again (memory, p, q);
}

int
main ()
{
  make_object (&x, &y);
  total = 0;
  call_function (z, z);
  std::printf ("%d\n", total);
  total = 0;
  call_others (z, z);
  std::printf ("%d\n", total);
  return 0;
}

// { dg-final { mergefn-keeps-apart *functionEPvPiS* *MakerC2EPiS* } }
// { dg-final { mergefn-folds *other_againEPv* *otherEPv* } }
