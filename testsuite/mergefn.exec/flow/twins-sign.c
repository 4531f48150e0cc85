/* Nothing is weakened: a shift to the left wraps around, whatever its sign.  GCC takes the two for two values, and the
   two unsigned ones of the other function for one.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

#define NO_INPUT
#include "../../include/test.h"
#include "../../include/results.h"

#define USER_FIRST (a ^ b ^ c) << (d & 3)
#define USER_SECOND (int) (c ^ b ^ a) << (d & 3)
#define OTHER_FIRST (a ^ b ^ c) << (d & 3)
#define OTHER_SECOND (c ^ b ^ a) << (d & 3)

#include "../../include/made-one.h"

/* { dg-final { mergefn-folds other user } } */
/* { dg-final { mergefn-needs flow-info {-O2 -O3 -Os} } } */
