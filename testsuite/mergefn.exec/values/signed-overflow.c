/* Signed arithmetic that may not overflow and unsigned arithmetic that wraps
   compute the same bits; what follows from the promise holds for one only.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-args "facts=keep" } */
/* { dg-options "-O2 -fno-early-inlining" } */

#include "overflow-aux.h"

/* { dg-final { mergefn-folds wraps_again wraps removed } } */
/* { dg-final { mergefn-keeps-apart wraps overflows } } */
