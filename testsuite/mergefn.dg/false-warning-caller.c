/* A caller of two equal functions forgets ranges, and would warn of what the range of its parameter rules out.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-do assemble } */
/* { dg-options "-O2 -Wall" } */
/* { dg-mergefn-args "report=json" } */

#include <stdio.h>
#include <stdlib.h>

#define NO_INPUT
#include "../include/test.h"

struct shares
{
  int n, total;
};

NOINLINE int
share (const struct shares *s, int n)
{
  return n ? s->total / n : s->n;
}

NOINLINE int
part (const struct shares *s, int n)
{
  return n ? s->total / n : s->n;
}

/* PERCENT is at most 99.  */
static NOINLINE int
show (const struct shares *s, unsigned char percent)
{
  char text[3];
  sprintf (text, "%u", percent);
  return atoi (text) + share (s, 2) + part (s, 3);
}

int
main (int argc, char **argv)
{
  (void) argv;
  struct shares s = { 1, 12 };
  printf ("%d\n", show (&s, argc > 1 ? 99 : 12) + show (&s, 7));
  return 0;
}
