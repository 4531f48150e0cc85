/* As results-in-cycle.c, for functions that GCC finds to be pure.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

#define FOUND
#include "results-in-cycle.c"

/* { dg-final { mergefn-keeps-apart caller1 caller2 } } */
