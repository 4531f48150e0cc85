/* Points-to analysis makes one variable of neighbouring fields that hold no pointers, and one of each pointer.  Of a
   number as wide as two fields it sees the first one alone.  So which fields are pointers is part of a local variable.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-require-target x86_64-*-* } */
/* { dg-mergefn-torture } */

#include <stdio.h>

#define NO_INPUT
#include "../../include/test.h"

typedef long two_numbers __attribute__ ((vector_size (16), may_alias));
typedef int *place __attribute__ ((may_alias));
struct pointers { int *a, *b; } __attribute__ ((aligned (16)));
struct numbers { long a, b; } __attribute__ ((aligned (16)));
struct unsigned_numbers { unsigned long a, b; } __attribute__ ((aligned (16)));

void
report (void *s)
{
  printf ("odd %p\n", s);
}

void (*volatile reporter) (void *) = report;

/* GCC compiles the one with pointers wrong.  Nobody goes on there after the first line.  N is even.  */
#define FUNCTION(name, type)                                                  \
  static NOINLINE int name (int n)                                            \
  {                                                                           \
    int x = 1, y = 2, z = 3;                                                  \
    if (n < 0)                                                                \
      return n;                                                               \
    struct type s, t;                                                         \
    two_numbers *p = n ? (two_numbers *) &s : (two_numbers *) &t;             \
    *(place *) &s.a = &x;                                                     \
    *(place *) &s.b = &y;                                                     \
    *(place *) &t.a = &x;                                                     \
    *(place *) &t.b = &z;                                                     \
    if (n & 1)                                                                \
      {                                                                       \
        reporter (&s);                                                        \
        reporter (&t);                                                        \
      }                                                                       \
    two_numbers v = *p;                                                       \
    int *q = (int *) v[1];                                                    \
    y = 5;                                                                    \
    z = 6;                                                                    \
    *q = 7;                                                                   \
    return y * 100 + z * 10 + x;                                              \
  }

FUNCTION (with_pointers, pointers)
FUNCTION (with_numbers, numbers)
FUNCTION (with_unsigned, unsigned_numbers)

int
main (int argc, char **argv)
{
  int unused = with_pointers (argc * -4);
  int used = with_numbers (argc * 4);
  printf ("%d %d %d\n", unused, used, with_unsigned (argc * 8));
  return 0;
}

/* { dg-final { mergefn-keeps-apart with_pointers with_numbers } } */
/* { dg-final { mergefn-folds with_unsigned with_numbers } } */
