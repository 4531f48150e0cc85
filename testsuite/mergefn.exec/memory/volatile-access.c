/* A volatile object is read each time that the program says so: the function
   that waits for a signal handler ends only because its flag is volatile.  Its
   twin without waits for nothing else.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

#include <signal.h>
#include <stdio.h>
#include <unistd.h>

#define NO_INPUT
#include "../../include/test.h"

int flag, other_flag;
int *volatile flag_pointer = &flag;
int *volatile other_flag_pointer = &other_flag;

static void
handler (int number)
{
  __atomic_store_n (&flag, 1, __ATOMIC_RELAXED);
}

static NOINLINE int
wait_volatile_a (volatile int *p, unsigned n)
{
  unsigned i = 0;
  while (!*p && i < n)
    i++;
  return i < n;
}

static NOINLINE int
wait_volatile_b (volatile int *p, unsigned n)
{
  unsigned i = 0;
  while (!*p && i < n)
    i++;
  return i < n;
}

static NOINLINE int
wait_plain (int *p, unsigned n)
{
  unsigned i = 0;
  while (!*p && i < n)
    i++;
  return i < n;
}

int
main (int argc, char **argv)
{
  unsigned forever = 4000000000u - argc;
  printf ("%d\n", wait_plain (other_flag_pointer, argc));
  for (int round = 0; round < 2; round++)
    {
      flag = 0;
      signal (SIGALRM, handler);
      ualarm (20000, 0);
      printf ("%d\n", round ? wait_volatile_b (flag_pointer, forever)
                            : wait_volatile_a (flag_pointer, forever));
    }
  return 0;
}

/* { dg-final { mergefn-folds wait_volatile_b wait_volatile_a removed } } */
/* { dg-final { mergefn-keeps-apart wait_plain wait_volatile_a } } */
