/* The kept function forgets nothing: its sums wrap around from the beginning.  GCC finds late that it is const.  It never
   finds that of the dropped function (const-after-weakening.c).

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

/* With these names the function that is kept is the one whose sums wrap around.  */
#define SIGNED z_signed
#define UNSIGNED a_unsigned
#include "const-after-weakening.c"

/* { dg-final { mergefn-folds z_signed a_unsigned } } */
/* { dg-final { mergefn-needs flow-info {-O2 -O3 -Os} {11 12 13} } } */
