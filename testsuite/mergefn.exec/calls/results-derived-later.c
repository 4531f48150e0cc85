/* The two calls stand together.  What is known of the second result is known only later, where the program may have
   ended before.  But GCC takes the conversions of both results for one number (results-dereferenced.c).

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

#define BOTH_AT_ONCE
#include "results-dereferenced.c"

/* { dg-final { mergefn-folds second first } } */
