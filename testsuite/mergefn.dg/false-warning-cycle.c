/* Two functions that call each other do not become one that calls itself.  GCC would make a loop without an end of that,
   and would suggest to declare it noreturn.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-do assemble } */
/* { dg-options "-O2 -Wall -Wextra -Wsuggest-attribute=noreturn" } */
/* { dg-mergefn-args "report=json" } */

#include <stdio.h>
#include <stdlib.h>

#define NO_INPUT
#include "../include/test.h"

unsigned state;

NOINLINE void
step (int n)
{
  if (n > 1000)
    {
      printf ("%u\n", state);
      exit (0);
    }
  state = state * 3 + (unsigned) n;
}

void pong (int n);

NOINLINE void
ping (int n)
{
  step (n);
  pong (n + 1);
}

NOINLINE void
pong (int n)
{
  step (n);
  ping (n + 1);
}

/* { dg-final { mergefn-keeps-apart ping pong } } */
