/* Where facts are kept, functions that do the same through other types are not
   folded, as GCC knows of each what its stores leave alone.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-args "facts=keep" } */

#include "alias-set-aux.h"

/* { dg-final { mergefn-folds a_cannot_overlap_too a_cannot_overlap } } */
/* { dg-final { mergefn-folds of_one_too of_one } } */
/* { dg-final { mergefn-refuses overlaps a_cannot_overlap* facts-differ alias-set } } */
/* { dg-final { mergefn-refuses of_two of_one* facts-differ alias-set } } */
/* { dg-final { mergefn-keeps-apart overlaps a_cannot_overlap } } */
/* { dg-final { mergefn-keeps-apart of_two of_one } } */
