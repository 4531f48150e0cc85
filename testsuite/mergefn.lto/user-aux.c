/* The user of library-aux.c.  With -DREPLACE it has a `replaced' of its own.
   Is no test of its own.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <stdio.h>

long original (long *p, int n);
long replaced (long *p, int n);
long call_original (long *p, int n);
long call_replaced (long *p, int n);
long call_locals (long *p, int n);
extern long (*library_functions[2]) (long *, int);

volatile int input = 5;

#ifdef REPLACE
long
replaced (long *p, int n)
{
  return p[0] + 1000 * n;
}
#endif

int
main (void)
{
  long data[6] = { 3, 1, 4, 1, 5, 9 };
  printf ("%ld %ld %ld\n", call_original (data, input), call_replaced (data, input),
          call_locals (data, input));
  printf ("%ld %ld\n", original (data, input), replaced (data, input));
  printf ("%d %d %d\n", library_functions[0] == original, library_functions[1] == replaced,
          library_functions[0] == library_functions[1]);
  return 0;
}
