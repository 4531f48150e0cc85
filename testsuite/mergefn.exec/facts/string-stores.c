/* GCC's pass for strings takes a store for one of characters by what its pointers point to.  It then goes by the
   string that it saw at the place before.  So forgetting a store's type makes no store of characters.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

#include <stdio.h>
#include <string.h>

#define NO_INPUT
#include "../../include/test.h"

struct a { char c[8]; };
struct b { char c[8]; };
static char *name;

/* The word is read before a string is written over it.  */
#define TAKE(name, type, parameter)                                                                \
  NOINLINE unsigned name (parameter *p, parameter *q)                                              \
  {                                                                                                \
    type x = *(type *) p;                                                                          \
    strcpy ((char *) p, "abcdefg");                                                                \
    *(type *) q = x;                                                                               \
    return strlen ((char *) q);                                                                    \
  }
TAKE (a_take, long, long)
TAKE (b_take, long long, long long)
TAKE (c_take, long, char)

/* The string has no end.  */
#define COPY(name, type)                                                                           \
  NOINLINE unsigned name (type *to, type *from)                                                    \
  {                                                                                                \
    memcpy (from, "version", 7);                                                                   \
    *to = *from;                                                                                   \
    return strnlen ((char *) to, 8);                                                               \
  }
COPY (a_copy, struct a)
COPY (b_copy, struct b)

/* The call whose result is stored changes the string.  */
#define FILL(letter, type)                                                                         \
  static NOINLINE type letter##_next (type *s)                                                     \
  {                                                                                                \
    name[0] = 0;                                                                                   \
    return *s;                                                                                     \
  }                                                                                                \
  NOINLINE int letter##_fill (type *p, type *s)                                                    \
  {                                                                                                \
    memcpy (p, "abcdefgh", 8);                                                                     \
    p[1] = letter##_next (s);                                                                      \
    return ((char *) p)[0] != 0;                                                                   \
  }
FILL (a, struct a)
FILL (b, struct b)

int
main (void)
{
  long one = 0x4241, to = 0, three = 0x41424344454647;
  long long two = 0x434241, apart = 0;
  printf ("%u %u ", a_take (&one, &to), b_take (&two, &apart));
  printf ("%u\n", c_take ((char *) &three, (char *) &to));
  one = 0x4241;
  printf ("%u\n", a_take (&one, &to));
  struct a x[2], s = { "xxxxxxx3" };
  struct b y[2], t = { "xxxxxxx4" };
  printf ("%u %u\n", a_copy (x, &s), b_copy (y, &t));
  name = x[0].c;
  printf ("%d\n", a_fill (x, &s));
  name = y[0].c;
  printf ("%d\n", b_fill (y, &t));
  return 0;
}

/* { dg-final { mergefn-folds b_copy a_copy } } */
/* { dg-final { mergefn-folds b_fill a_fill } } */
