/* As published-statics.c, without publish=all: static functions of a header stay what
   and where they are.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-units "main a b" } */
/* { dg-ways "static" } */
/* { dg-mixes "on" } */

#include "published-statics.c"

/* { dg-final { mergefn-count-symbols total 3 } } */
/* { dg-final { mergefn-count-symbols outer 3 } } */
/* { dg-final { mergefn-count-symbols *mergefn* 0 } } */
