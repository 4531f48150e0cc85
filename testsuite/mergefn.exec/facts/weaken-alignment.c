/* An access through a pointer whose type promises an alignment may use
   instructions that fault on less; the dropped function's type promises none,
   and its pointers are not aligned.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */
/* { dg-require-target "x86_64-*-*" } */

#include "alignment-aux.h"

/* { dg-final { mergefn-folds c_unaligned a_aligned } } */
/* { dg-final { mergefn-weakens c_unaligned a_aligned alignment } } */
/* { dg-final { mergefn-needs alignment {-O2 -O3} } } */
