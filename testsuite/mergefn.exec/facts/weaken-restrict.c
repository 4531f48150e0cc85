/* What is written through one restrict parameter cannot be read through the
   other.  The dropped function's parameters are plain, and overlap.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

#include "restrict-aux.h"

/* { dg-final { mergefn-folds overlapping a_apart } } */
/* { dg-final { mergefn-weakens overlapping a_apart restrict } } */
/* { dg-final { mergefn-needs restrict {-O2 -O3} } } */
