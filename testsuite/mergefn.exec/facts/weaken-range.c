/* All callers of the kept function pass small numbers that are not negative,
   and interprocedural constant propagation says so; the dropped one's pass any
   number.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-options "-O2" } */

#include "range-aux.h"

/* { dg-final { mergefn-folds any a_small } } */
/* { dg-final { mergefn-weakens any a_small range } } */
/* { dg-final { mergefn-needs range } } */
