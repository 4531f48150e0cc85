/* Where facts are kept, one place in memory reached through other members is
   not the same: by the path GCC tells that two accesses do not overlap.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-options "-O2" } */
/* { dg-mergefn-args "facts=keep" } */

#include "access-path-aux.h"

/* { dg-final { mergefn-folds a_by_members_too a_by_members } } */
/* { dg-final { mergefn-refuses by_items a_by_members* facts-differ } } */
/* { dg-final { mergefn-keeps-apart by_items a_by_members } } */
