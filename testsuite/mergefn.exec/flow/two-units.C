// Neither unit folds anything.  Each publishes one function, and both functions have the same name by content.  GCC takes
// a shift and a product for two values, and two products for one (twins-shift.c).
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-mergefn-torture }
// { dg-additional-sources "two-units-aux.C shows-aux.C" }

#define NO_INPUT
#include "../../include/test.h"
#include "shows-aux.h"

DEFINE (by_product, (a + b + c) * 8u)

void run_shift ();

int
main ()
{
  int x;
  by_product (&x, zero + 1, zero, zero, zero, zero, zero);
  run_shift ();
  return 1;
}

// { dg-final { mergefn-needs flow-info {-O2 -O3 -Os} {11 12} } }
