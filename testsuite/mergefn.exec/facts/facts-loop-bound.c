/* Where facts are kept, a loop that GCC takes for finite is not folded with
   one that may go on for ever, nor one of which it knows how often it can run
   with one of which it does not.  What is known came with the function that was
   inlined and was compiled with other options.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-options "-O2 -fno-early-inlining -fno-aggressive-loop-optimizations" } */
/* { dg-mergefn-args "facts=keep" } */

#include "loop-bound-aux.h"

/* { dg-final { mergefn-folds a_ends_too a_ends } } */
/* { dg-final { mergefn-refuses waits a_ends* facts-differ loop-bound } } */
/* { dg-final { mergefn-keeps-apart waits a_ends } } */
/* { dg-final { mergefn-folds a_bounded_too a_bounded } } */
/* { dg-final { mergefn-refuses unbounded a_bounded* facts-differ loop-bound } } */
/* { dg-final { mergefn-keeps-apart unbounded a_bounded } } */
