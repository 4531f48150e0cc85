// GCC takes a constructor's object for apart from all that its other pointers
// point to; a method with the same body may be given a pointer into it.
// Checklist B, "restrict"; D, "constructors".
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-options "-O2" }

#include <cstdio>

#define NOINLINE __attribute__ ((noinline, noclone))

volatile int input = 3;

struct Item
{
  int limit;
  NOINLINE Item (int *p);
  NOINLINE void operator() (int *p);
  NOINLINE void operator= (int *p);
};

#define BODY                                                                  \
  {                                                                           \
    for (int i = 0; i < limit; i++)                                           \
      p[i] = p[i] - 2;                                                        \
  }

NOINLINE Item::Item (int *p) BODY
NOINLINE void Item::operator() (int *p) BODY
NOINLINE void Item::operator= (int *p) BODY

int
main ()
{
  int a[8] = { 5, 5, 5, 6, 5, 5, 5, 5 }, b[8] = { 5, 5, 5, 6, 5, 5, 5, 5 };
  (*(Item *) (a + input)) (a);
  *(Item *) (b + input) = b;
  for (int i = 0; i < 8; i++)
    std::printf ("%d %d\n", a[i], b[i]);
  if (input > 3)
    Item item (a);
  return 0;
}

// { dg-final { mergefn-folds _ZN4ItemclEPi _ZN4ItemaSEPi } }
// { dg-final { mergefn-keeps-apart _ZN4ItemclEPi _ZN4ItemC2EPi } }
