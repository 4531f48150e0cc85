/* Nothing is weakened: shifts to the left are products.  GCC takes a shift and a product for two values, and the two
   products of the other function for one.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

#define NO_INPUT
#include "../../include/test.h"
#include "../../include/results.h"

#define USER_FIRST (a + b + c) << 3
#define USER_SECOND (c + b + a) * 8u
#define OTHER_FIRST (a + b + c) * 8u
#define OTHER_SECOND (c + b + a) * 8u

#include "../../include/made-one.h"

/* { dg-final { mergefn-folds other user } } */
/* { dg-final { mergefn-needs flow-info {-O2 -O3 -Os} } } */
