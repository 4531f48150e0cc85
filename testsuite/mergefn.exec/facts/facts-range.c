/* Where facts are kept, a function of which GCC knows the values that come in
   is not folded with one of which it does not: it has left nothing out yet, but
   will.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-args "facts=keep" } */

#include "range-aux.h"

/* { dg-final { mergefn-folds a_small_too a_small } } */
/* { dg-final { mergefn-refuses any a_small* facts-differ parameter-bits } } */
/* { dg-final { mergefn-keeps-apart any a_small } } */
