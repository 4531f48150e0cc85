/* -ftrivial-auto-var-init: GCC takes what the initialisation gives for undefined, but for the very form in which it
   wrote the initialisation.  Forgetting an alias set would give the variable another form.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-require-gcc 12 } */
/* { dg-options "-O2 -ftrivial-auto-var-init=zero" } */

#include <stdio.h>
#include <string.h>

#define NO_INPUT
#include "../../include/test.h"

NOIPA void
use (void *p, int n)
{
  unsigned char *bytes = p;
  for (int i = 0; i < n; i++)
    printf ("%02x", bytes[i]);
  puts ("");
}

NOIPA void
fill_stack (void)
{
  volatile char bytes[256];
  memset ((void *) bytes, 0x33, 256);
}

#define FUNCTION(name, type)                                                  \
  NOINLINE void name (int n)                                                  \
  {                                                                           \
    type x;                                                                   \
    if (n)                                                                    \
      memset (&x, 1, sizeof x);                                               \
    use (&x, sizeof x);                                                       \
  }

FUNCTION (a_long, long)
FUNCTION (b_long_long, long long)
FUNCTION (c_long, long)

int
main (int argc, char **argv)
{
  fill_stack ();
  a_long (argc - 1);
  fill_stack ();
  b_long_long (argc - 1);
  fill_stack ();
  c_long (argc - 1);
  return 0;
}

/* { dg-final { mergefn-keeps-apart a_long b_long_long } } */
/* { dg-final { mergefn-folds c_long a_long } } */
