/* A summary that says no more which memory is read must not say that none is: two calls with a store
   between them are not one.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <stdio.h>

#define NO_INPUT
#include "../../include/test.h"

struct pair
{
  int i;
  float f;
};

static int read_pair (struct pair *p);
static int read_bytes (char *p);

NOINLINE int
twice (int n)
{
  struct pair pair;
  int first, second;
  pair.i = n;
  pair.f = 2.0f;
  first = read_pair (&pair);
  pair.i = 5;
  second = read_pair (&pair);
  return first * 100 + second;
}

/* The call back makes GCC compile the caller first.  */
static NOINLINE int
read_pair (struct pair *p)
{
  int i = p->i;
  if (i > 1000)
    return twice (i - 1000);
  return i + (int) p->f;
}

static NOINLINE int
read_bytes (char *p)
{
  int i = *(int *) p;
  if (i > 1000)
    return twice (i - 1000);
  return i + (int) *(float *) (p + 4);
}

NOIPA int
call_read_bytes (char *p)
{
  return read_bytes (p);
}

int
main (void)
{
  struct pair pair = { 1, 2.0f };
  printf ("%d\n", twice (1));
  printf ("%d\n", call_read_bytes ((char *) &pair));
  return 0;
}

/* { dg-final { mergefn-folds read_bytes read_pair } } */
