/* GCC takes a sum of signed numbers for larger than each.  One function adds
   signed numbers; the other adds unsigned ones, which wrap around, and
   compares as if they were signed.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-options "-O2" } */
/* { dg-additional-options "-fno-early-inlining" } */

#include "overflow-aux.h"

/* { dg-final { mergefn-folds wraps_again wraps removed } } */
/* { dg-final { mergefn-keeps-apart wraps overflows } } */
/* { dg-final { mergefn-needs signs } } */
