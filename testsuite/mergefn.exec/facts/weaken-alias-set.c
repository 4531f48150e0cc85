/* GCC may keep a bound in a register across stores of another type.  The kept
   function knows that its stores are of another type; the dropped one's stores
   are through a type that may alias anything, which is all that differs.  Two steps of reconciling see to that, alias-set
   and retags.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-options "-O2" } */

#include "alias-set-aux.h"

/* { dg-final { mergefn-folds overlaps a_cannot_overlap } } */
/* { dg-final { mergefn-weakens overlaps a_cannot_overlap alias-set } } */
