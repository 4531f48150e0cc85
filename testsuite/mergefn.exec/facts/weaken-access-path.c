/* The path by which a place is reached is weakened with its alias sets.  Here
   it is all that differs: the kept function names members, the dropped one
   reaches the same places as items.  No program is known that goes wrong
   without: where alias sets and offsets are equal, GCC tells places apart by
   their paths only if both bases are objects of one type, and then the offsets
   tell too.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-options "-O2" } */

#include "access-path-aux.h"

/* { dg-final { mergefn-folds by_items a_by_members } } */
/* { dg-final { mergefn-weakens by_items a_by_members access-path } } */
