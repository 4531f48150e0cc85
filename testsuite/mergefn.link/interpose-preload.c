/* As interpose.c, where a preloaded library does the replacing, and neither the
   program nor its library knows of it when they are linked.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-units "main library over" } */
/* { dg-library one "library" } */
/* { dg-library over "over" preload } */
/* { dg-ways "shared-gc" } */
/* { dg-mixes "on both {on on off}" } */
/* { dg-variant "-DREPLACED=0 -DREPLACE_FIRST" } */
/* { dg-variant "-DREPLACED=1 -DREPLACE_SECOND -fno-plt" } */
/* { dg-variant "-DREPLACED=2 -DREPLACE_THIRD -O3" } */

#include "interpose-aux.h"

/* { dg-final { mergefn-folds second first } } */
/* { dg-final { mergefn-folds third first } } */
