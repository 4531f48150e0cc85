/* Where facts are kept, an access through a pointer whose type promises an
   alignment is not folded with one whose type promises less.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-options "-O3 -fno-strict-aliasing" } */
/* { dg-mergefn-args "facts=keep" } */

#include "alignment-aux.h"

/* { dg-final { mergefn-folds a_aligned_too a_aligned } } */
/* { dg-final { mergefn-folds b_plain_too b_plain } } */
/* { dg-final { mergefn-refuses c_unaligned * facts-differ alignment } } */
/* { dg-final { mergefn-keeps-apart c_unaligned a_aligned } } */
/* { dg-final { mergefn-keeps-apart c_unaligned b_plain } } */
/* { dg-final { mergefn-keeps-apart a_aligned b_plain } } */
