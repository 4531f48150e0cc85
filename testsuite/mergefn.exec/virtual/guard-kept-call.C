// The caller's asm is doubtful, so its call behind GCC's guess stays one of Strict::f, which keeps its body since it is
// variadic.  Then the slot that GCC compares with must not move to the body that is weakened: the other unit's class has
// that body by its content.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-mergefn-torture }
// { dg-additional-sources "guard-kept-call-aux.C" }

#include <stdio.h>

#define NO_INPUT
#include "../../include/test.h"
#include "guard-kept-call.h"

struct Plain : Base
{
  METHOD (long)
};

NOINLINE long
caller (Strict *guessed, Plain *plain, int n, int where, int rounds)
{
  __asm__ volatile("# nothing");
  long result = plain->Plain::f (n, where, rounds);
  return result * 100 + guessed->f (n, where, rounds);
}

Base *made = new Strict;

int
main ()
{
  volatile int seven = 7, one = 1, five = 5;
  Plain plain, *p = &plain;
  __asm__ volatile("" : "+r"(p));
  printf ("%ld\n", caller (make (0), p, seven, one, five));
  printf ("%ld\n", make (1)->f (one, one, 0));
  return 0;
}
