/* Between the two calls the program may become another one.  That is done by a built-in function
   (results-in-one-caller.c).

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define NO_INPUT
#include "../../include/test.h"

static volatile unsigned zero;
static CLONED unsigned first (unsigned n) { return n * n ^ n >> 3; }
static CLONED unsigned second (unsigned n) { return n * n ^ n >> 3; }

/* Becomes another program; goes on only if that fails, which happens with N = 1 alone here.  */
CLONED static unsigned caller (unsigned a, unsigned b, unsigned c, const char *path, char **argv)
{
  unsigned p = first (a + b + c);
  printf ("%d %d\n", p > 15, a > 3);
  execv (path, argv);
  unsigned q = second (c + b + a);
  if (q > 15) __builtin_unreachable ();
  return q * 3 + p;
}

int main (int argc, char **argv)
{
  char *args[] = { (char *) "true", 0 };
  setvbuf (stdout, 0, _IONBF, 0);
  printf("%u\n", caller (zero + 1, zero, zero, "/nonexistent/true", args));
  caller (zero + 1000, zero, zero, "/bin/true", args);
  return 1;
}

/* { dg-final { mergefn-folds second first } } */
