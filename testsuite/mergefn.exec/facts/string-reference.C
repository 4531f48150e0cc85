// Weakening makes a pointer of a reference.  A pointer to characters makes a store one of characters, for GCC's pass for
// strings, and a reference does not.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-mergefn-torture }

#include <cstdio>
#include <cstring>

#define NO_INPUT
#include "../../include/test.h"

NOINLINE unsigned
a_take (long *p, char &q)
{
  long x = *p;
  strcpy ((char *) p, "abcdefg");
  *(long *) &q = x;
  return strlen (&q);
}

NOINLINE unsigned
b_take (long *p, long *q)
{
  long x = *p;
  strcpy ((char *) p, "abcdefg");
  *q = x;
  return strlen ((char *) q);
}

NOINLINE unsigned
c_take (long *p, char *q)
{
  long x = *p;
  strcpy ((char *) p, "abcdefg");
  *(long *) q = x;
  return strlen (q);
}

int
main ()
{
  long one = 0x41, seven = 0x41424344454647, there = 0;
  printf ("%u ", a_take (&one, *(char *) &there));
  printf ("%u\n", c_take (&seven, (char *) &there));
  long two = 0x4241, three = 0x434241, to = 0, apart = 0;
  printf ("%u", a_take (&two, *(char *) &to));
  printf (" %u\n", b_take (&three, &apart));
}

// { dg-final { mergefn-folds _Z6b_takePlS_ _Z6a_takePlRc } }
