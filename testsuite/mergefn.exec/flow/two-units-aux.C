// The unit that shifts (two-units.C).
//
// SPDX-License-Identifier: GPL-3.0-or-later

#define NO_INPUT
#include "../../include/test.h"
#include "shows-aux.h"

DEFINE (by_shift, (a + b + c) << 3)

void
run_shift ()
{
  int x;
  by_shift (&x, zero + 1, zero, zero, zero, zero + 1000, zero + 1);
}
