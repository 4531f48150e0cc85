/* AddressSanitizer checks no access to a part of a complex number, and each to a
   number that stands alone.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-options "-O2 -fsanitize=address" } */
/* { dg-shouldfail "memory is used after it was freed" } */

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#define NO_INPUT
#include "../../include/test.h"

static NOINLINE double part (_Complex double *p) { return __real__ *p + 1; }
static NOINLINE double whole (double *p) { return *p + 1; }

int
main (void)
{
  double *p = malloc (32);
  p[0] = 1;
  printf ("%g %g\n", part ((_Complex double *) p), whole (p));
  free (p);
  fflush (stdout);
  /* Its report names addresses, which differ.  */
  close (2);
  printf ("%g\n", whole (p));
  return 0;
}

/* { dg-final { mergefn-keeps-apart part whole } } */
