/* AddressSanitizer marks where the scope of a variable begins and ends.  A variable that a nested function captures is a
   member of a struct, the frame.  Only a mark that spells the member tells GCC which frame to clear at the end.  So the
   address of a mark keeps its path, also in a function that gets a name by its content.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-additional-options "-fsanitize=address" } */
/* { dg-mergefn-args "publish=all" } */
/* { dg-additional-sources address-marks-aux.c } */
/* { dg-mergefn-torture } */

#include <stdio.h>
#include <string.h>

#include "address-marks-aux.h"

long of_aux (long n);

__attribute__ ((noipa)) long
of_main (long n)
{
  return parent (n) + 2;
}

__attribute__ ((noipa)) void
use (long *p)
{
  if (p)
    p[0] = 1;
}

/* Its frame is where that of `parent' was.  */
__attribute__ ((noipa)) int
after (int n)
{
  char big[1000];
  memset (big, n, sizeof big);
  return ((volatile char *)big)[7];
}

int
main (void)
{
  long r = of_aux (4) + of_main (5);
  r += after (2);
  printf ("%ld\n", r);
  return 0;
}
