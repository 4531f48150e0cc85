/* Like opaque-chain.c, where the function that is kept in the end has equal facts, but for that it is opaque.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-options "-O2" } */

#define SAME any
#include "opaque-chain-aux.h"

/* { dg-final { mergefn-folds z2 z1 } } */
/* { dg-final { mergefn-folds b_b_to_a b_a_to_b } } */
/* { dg-final { mergefn-folds b_a_to_b a_same } } */
