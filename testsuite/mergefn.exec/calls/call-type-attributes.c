/* What a call may assume of its callee stands on the type that it calls
   through: a result that is never null, arguments that are not.  The tests
   that this makes superfluous come into the function late.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-options "-O2 -fno-early-inlining" } */

#include <stdio.h>

#define INPUT 4
#include "../../include/test.h"

static int cells[4];

static int *
may_be_null (int *p, int n)
{
  return p && (n & 1) ? p : 0;
}

static int *
never_null (int *p, int n)
{
  return cells + n;
}

typedef int *(*plain) (int *, int);
typedef int *(*surely) (int *, int) __attribute__ ((returns_nonnull));
typedef int *(*demanding) (int *, int) __attribute__ ((nonnull));

static inline int
is_null (const int *p)
{
  return p == 0;
}

#define FUNCTION(name, type)                                                  \
  static NOINLINE int name (type function, int *p, int n)                     \
  {                                                                           \
    int sum = 0;                                                              \
    for (int i = 0; i < n; i++)                                               \
      {                                                                       \
        sum = sum * 3 + is_null (function (p, i));                            \
        sum = sum * 3 + is_null (p);                                          \
      }                                                                       \
    return sum;                                                               \
  }

FUNCTION (call_plain, plain)
FUNCTION (call_plain_again, plain)
FUNCTION (call_surely, surely)
FUNCTION (call_demanding, demanding)

plain volatile null = may_be_null, other = never_null;
int *volatile nothing, *volatile something = cells;

int
main (void)
{
  printf ("%d\n", call_plain (null, nothing, input));
  printf ("%d\n", call_plain_again (null, something, input));
  printf ("%d\n", call_surely ((surely) other, something, input));
  printf ("%d\n", call_demanding ((demanding) null, something, input));
  return 0;
}

/* { dg-final { mergefn-folds call_plain_again call_plain removed } } */
/* { dg-final { mergefn-keeps-apart call_plain call_surely } } */
/* { dg-final { mergefn-keeps-apart call_plain call_demanding } } */
