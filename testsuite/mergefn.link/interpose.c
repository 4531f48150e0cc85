/* A program replaces a function of its library that is equal to others of the
   library: calls of that one change, inside the library too, and calls of the
   others do not, whichever of them has the body.  With options by which nobody
   can replace it, it does not change either.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-units "main library over" } */
/* { dg-library one "library" } */
/* { dg-ways "shared" } */
/* { dg-mixes "on both {off on off}" } */
/* { dg-variant "" } */
/* { dg-variant "-DREPLACED=0 -DREPLACE_FIRST" } */
/* { dg-variant "-DREPLACED=1 -DREPLACE_SECOND" } */
/* { dg-variant "-DREPLACED=2 -DREPLACE_THIRD -fno-plt" } */
/* { dg-variant "-DREPLACED=0 -DREPLACE_FIRST -DEXACT" } */
/* { dg-variant "-DREPLACED=1 -DREPLACE_SECOND -DEXACT" } */
/* { dg-variant "-DREPLACED=0 -DREPLACE_FIRST -fno-plt -Os" } */
/* { dg-variant "-DREPLACE_FIRST -DREPLACE_SECOND" } */
/* { dg-variant "-DREPLACE_SECOND -DVISIBILITY=protected" } */
/* { dg-variant "-DREPLACE_FIRST -DVISIBILITY=hidden" } */
/* { dg-variant "-DREPLACE_FIRST -fno-semantic-interposition" } */
/* { dg-variant "-DREPLACE_SECOND -Wl,-Bsymbolic" } */
/* { dg-variant "-DREPLACE_FIRST -Wl,-Bsymbolic-functions" } */
/* { dg-variant "-DREPLACE_SECOND -Wl,--version-script=$srcdir/mergefn.link/interpose-aux.map" } */

#include "interpose-aux.h"

/* { dg-final { mergefn-folds second first } } */
/* { dg-final { mergefn-folds third first } } */
