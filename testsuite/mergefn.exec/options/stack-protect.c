/* A function with the stack_protect attribute ends the program when its frame
   is overrun; its twin without does not notice.  The frame is overrun here, in
   the protected function only.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-require-target "x86_64-*-linux*" } */
/* { dg-additional-options "-fstack-protector-explicit" } */

#include <stdio.h>
#include <stdlib.h>

#include "../../include/test.h"

#define PROTECTED __attribute__ ((stack_protect))

/* Instead of the C library's, which aborts.  */
void
__stack_chk_fail (void)
{
  puts ("overrun noticed");
  fflush (stdout);
  _Exit (0);
}

NOINLINE void
use (char *p, int n)
{
  for (int i = 0; i < n; i++)
    ((volatile char *) p)[i] += input;
}

static NOINLINE int
plain (int n)
{
  char buffer[16] = { 0 };
  for (int i = 0; i < 3; i++)
    use (buffer, n);
  return buffer[0];
}

static NOINLINE PROTECTED int
protected_a (int n)
{
  char buffer[16] = { 0 };
  for (int i = 0; i < 3; i++)
    use (buffer, n);
  return buffer[0];
}

static NOINLINE PROTECTED int
protected_b (int n)
{
  char buffer[16] = { 0 };
  for (int i = 0; i < 3; i++)
    use (buffer, n);
  return buffer[0];
}

int
main (void)
{
  int n = input * 5;
  printf ("%d\n", plain (n));
  printf ("%d\n", protected_a (n));
  printf ("%d\n", protected_b (n));
  fflush (stdout);
  /* Only the canary is hit before the function finds out.  */
  protected_b (n + 17);
  puts ("overrun not noticed");
  return 0;
}

/* { dg-final { mergefn-folds protected_b protected_a removed } } */
/* { dg-final { mergefn-keeps-apart plain protected_a } } */
