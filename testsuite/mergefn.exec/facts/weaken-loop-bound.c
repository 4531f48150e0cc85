/* GCC removes a loop whose result nobody uses if it takes the loop for finite,
   and stops where it knows that a loop has stopped.  What is known came with
   the function that was inlined and was compiled with other options; of the
   dropped functions' loops nothing is known, and one goes on until a signal.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */
/* { dg-additional-options "-fno-early-inlining" } */
/* { dg-additional-options "-fno-aggressive-loop-optimizations" } */

#include "loop-bound-aux.h"

/* { dg-final { mergefn-folds waits a_ends } } */
/* { dg-final { mergefn-weakens waits a_ends loop-bound } } */
/* { dg-final { mergefn-folds unbounded a_bounded } } */
/* { dg-final { mergefn-weakens unbounded a_bounded loop-bound } } */
/* { dg-final { mergefn-needs loop-bound {-O2 -O3} } } */
