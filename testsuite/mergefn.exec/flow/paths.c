/* Each function spells one address as a whole array, the other as the first item.  To GCC these are two values, as
   long as nobody forgets the paths.  So the paths of addresses that are computed with are in the key.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

#define NO_INPUT
#include "../../include/test.h"
#include "../../include/results.h"

#define NUMBER unsigned long
static int table[16];
#define USER_FIRST (unsigned long) table * (a + b + c)
#define USER_SECOND (unsigned long) &table[0] * (c + b + a)
#define OTHER_FIRST (unsigned long) &table[0] * (a + b + c)
#define OTHER_SECOND (unsigned long) table * (c + b + a)

#include "../../include/made-one.h"

/* { dg-final { mergefn-keeps-apart other user } } */
