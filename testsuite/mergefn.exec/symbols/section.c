/* Functions that the user put into sections of his own run from there: they
   are the same only within one section.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-require-target "*-*-linux*" } */

#include <stdio.h>

#include "../../include/test.h"

extern char __start_first_text[], __stop_first_text[];
extern char __start_second_text[], __stop_second_text[];

/* Which section calls?  */
NOINLINE int
caller_section (void)
{
  char *here = __builtin_return_address (0);
  return here > __start_first_text && here <= __stop_first_text     ? 1
         : here > __start_second_text && here <= __stop_second_text ? 2
                                                                    : 0;
}

static NOINLINE __attribute__ ((section ("first_text"))) int
in_first (int n)
{
  int sum = 0;
  for (int i = 0; i < n; i++)
    sum = sum * 4 + caller_section ();
  return sum;
}

static NOINLINE __attribute__ ((section ("first_text"))) int
in_first_again (int n)
{
  int sum = 0;
  for (int i = 0; i < n; i++)
    sum = sum * 4 + caller_section ();
  return sum;
}

static NOINLINE __attribute__ ((section ("second_text"))) int
in_second (int n)
{
  int sum = 0;
  for (int i = 0; i < n; i++)
    sum = sum * 4 + caller_section ();
  return sum;
}

static NOINLINE int
in_text (int n)
{
  int sum = 0;
  for (int i = 0; i < n; i++)
    sum = sum * 4 + caller_section ();
  return sum;
}

int
main (void)
{
  printf ("%x\n", in_first (input));
  printf ("%x\n", in_first_again (input));
  printf ("%x\n", in_second (input));
  printf ("%x\n", in_text (input));
  return 0;
}

/* { dg-final { mergefn-folds in_first_again in_first removed } } */
/* { dg-final { mergefn-keeps-apart in_first in_second } } */
/* { dg-final { mergefn-keeps-apart in_first in_text } } */
/* { dg-final { mergefn-count-merges 1 } } */
