/* The kept function's author declared it const, so calls of it may be left out;
   the dropped one's effects are seen, and its calls must not be.  The bodies
   are the same.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-options "-O2" } */

#include "function-flags-aux.h"

/* { dg-final { mergefn-folds plain a_const } } */
/* { dg-final { mergefn-weakens * a_const function-flags } } */
/* { dg-final { mergefn-needs function-flags } } */
