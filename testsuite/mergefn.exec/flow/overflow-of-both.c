/* Each of the two values has operations whose overflow is undefined.  GCC sorts the operands of the kept function's, which
   wrap around, and finds one value.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

#define NO_INPUT
#include "../../include/test.h"
#include "../../include/results.h"

#define USER_FIRST (int) a + (int) b + (int) c
#define USER_SECOND (int) c + (int) b + (int) a
#define OTHER_FIRST a + b + c
#define OTHER_SECOND c + b + a

#include "../../include/made-one.h"

/* { dg-final { mergefn-folds other user } } */
/* { dg-final { mergefn-needs flow-info {-O2 -O3 -Os} } } */
