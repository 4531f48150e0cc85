/* Where facts are kept, a function whose pointers are promised not to overlap
   is not folded with one whose pointers do: by the parameters' types, and where
   only what the loads and stores say is left of the promise.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-args "facts=keep" } */

#include "restrict-aux.h"

/* { dg-final { mergefn-folds a_apart_too a_apart } } */
/* { dg-final { mergefn-folds a_within_too a_within } } */
/* { dg-final { mergefn-refuses overlapping a_apart* facts-differ restrict } } */
/* { dg-final { mergefn-refuses overlapping_within a_within* facts-differ dependence } } */
/* { dg-final { mergefn-keeps-apart overlapping a_apart } } */
/* { dg-final { mergefn-keeps-apart overlapping_within a_within } } */
