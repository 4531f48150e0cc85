/* Callers pass the narrow argument as an int (results-by-pointer.c).

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

#define ARGUMENT unsigned short
#include "results-by-pointer.c"

/* { dg-final { mergefn-folds second first } } */
/* { dg-final { mergefn-needs flow-info {-O2 -O3 -Os} {11 12 13} } } */
