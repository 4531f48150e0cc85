/* The function that is kept in the end must not tell callers what GCC finds out about it.  Its facts differ.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-options "-O2" } */

#define SAME long
#include "opaque-chain-aux.h"

/* { dg-final { mergefn-folds z2 z1 } } */
/* { dg-final { mergefn-folds b_b_to_a b_a_to_b } } */
/* { dg-final { mergefn-folds b_a_to_b a_same } } */
