/* The two products whose overflow is undefined wrap around in the kept function.  GCC then adds them up to the product
   that the first value is.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

#define NO_INPUT
#include "../../include/test.h"
#include "../../include/results.h"

#define USER_FIRST (a ^ b ^ c) * 26u
#define USER_SECOND (int) (b ^ c ^ a) * 13 + (int) (c ^ a ^ b) * 13
#define OTHER_FIRST (a ^ b ^ c) * 26u
#define OTHER_SECOND (b ^ c ^ a) * 13u + (c ^ a ^ b) * 13u

#include "../../include/made-one.h"

/* { dg-final { mergefn-folds other user } } */
/* { dg-final { mergefn-needs flow-info {-O2 -O3 -Os} } } */
