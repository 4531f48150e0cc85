/* No operation wraps around in this function.  In the kept function they all do, and their sum is the first value.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

#define NO_INPUT
#include "../../include/test.h"
#include "../../include/results.h"

#define USER_FIRST a ^ b ^ c
#define USER_SECOND (int) (b ^ c ^ a) * 13 + (int) (c ^ a ^ b) * -12
#define OTHER_FIRST a ^ b ^ c
#define OTHER_SECOND (b ^ c ^ a) * 13u + (c ^ a ^ b) * -12u

#include "../../include/made-one.h"

/* { dg-final { mergefn-folds other user } } */
/* { dg-final { mergefn-needs flow-info {-O2 -O3 -Os} } } */
