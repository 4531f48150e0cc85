/* For weak-own-alias.c: what replaces its weak symbols.

   SPDX-License-Identifier: GPL-3.0-or-later  */

int v = 700;

int
f (int x)
{
  (void) x;
  return -1000;
}

int
own (int n, int sum)
{
  (void) n;
  (void) sum;
  return -2000;
}
