/* Two functions compute two addresses by operations of which only the types differ.  To GCC the results are one value if
   the types are equal, and two if not.  GCC then drops a store that is there for its type alone (retag-aux.h).  So the
   kept function forgets its types, though no fact differs.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

#include <stdio.h>
#include <stdlib.h>

#define INPUT 16
#include "../../include/test.h"
#include "retag-aux.h"
#include "retag-late-aux.h"

#define SIGNED(a, b) (a == (int)b)
#define UNSIGNED(a, b) ((unsigned)a == b)
#define EQUAL(name, one, two)                                                 \
  NOINLINE static long name (char *base, int a, unsigned b, int c, int flag, long long *m, long *l, long v) \
  {                                                                           \
    char g[64] = "";                                                          \
    int d = a;                                                                \
    if (flag > 1)                                                             \
      base = g;                                                               \
    if (verbose)                                                              \
      d = c;                                                                  \
    char *p = base + 16 * (long)one (a, b), *q = base + 16 * (long)two (d, b);\
    RETAG                                                                     \
  }

EQUAL (equal_signed, SIGNED, SIGNED)
EQUAL (equal_either, SIGNED, UNSIGNED)
EQUAL (equal_either_too, SIGNED, UNSIGNED)

typedef void function (void);
#define DATA(p, x) ({ char *r_ = p; if (x == 17) r_ = c; r_ + x; })
#define CODE(p, x) ({ function *r_ = (function *)p; if (x == 17) r_ = (function *)c; (char *)r_ + x; })
#define CHOOSE(name, one, two)                                                \
  NOINLINE static long name (char *base, long x, char *c, int flag, long long *m, long *l, long v) \
  {                                                                           \
    char g[64] = "", *also;                                                   \
    if (flag > 1)                                                             \
      base = g;                                                               \
    also = base;                                                              \
    if (verbose)                                                              \
      also = c;                                                               \
    char *p = one (base, x), *q = two (also, x);                              \
    RETAG                                                                     \
  }

CHOOSE (choose_data, DATA, DATA)
CHOOSE (choose_either, DATA, CODE)
CHOOSE (choose_either_too, DATA, CODE)

LATE (late_signed, NOT_SIGNED, )
LATE (late_unsigned, NOT_UNSIGNED, )

/* The bits of a number.  */
#define VIEW(name, type)                                                      \
  NOINLINE static long name (char *base, double a, double b, int flag, long long *m, long *l, long v) \
  {                                                                           \
    char g[64] = "";                                                          \
    double d = a;                                                             \
    if (flag > 1)                                                             \
      base = g;                                                               \
    if (verbose)                                                              \
      d = b;                                                                  \
    union { double from; long to; } first = { a };                            \
    union { double from; type to; } second = { d };                           \
    char *p = base + 16 * first.to, *q = base + 16 * (long)second.to;         \
    RETAG                                                                     \
  }
VIEW (view_signed, long)
VIEW (view_unsigned, unsigned long)

int
main (void)
{
  int zero = input - INPUT;
  long long *m = calloc (16, 8);
  char *base = (char *)m;
#define SHOW(call) (m[2] = 1, printf ("%ld\n", call))
  SHOW (equal_either (base, input, input, input, zero, m + 2, (long *)(m + 2), input));
  SHOW (equal_either_too (base, input, input, input, zero, m + 2, (long *)(m + 2), input));
  SHOW (equal_signed (base, input, input + 1, input, zero, m + 2, (long *)m, input));
  SHOW (choose_either (base, input, base, zero, m + 2, (long *)(m + 2), input));
  SHOW (choose_either_too (base, input, base, zero, m + 2, (long *)(m + 2), input));
  SHOW (choose_data (base, zero, base, zero, m + 2, (long *)m, input));
  SHOW (late_unsigned (base, input, input + 1, input, zero, m + 2, (long *)(m + 2), input));
  SHOW (late_signed (base, input, input, input, zero, m + 2, (long *)m, input));
  SHOW (view_unsigned (base, 0x1p-1074 + zero, 3, zero, m + 2, (long *)(m + 2), input));
  SHOW (view_signed (base, zero, 3, zero, m + 2, (long *)m, input));
  return 0;
}

/* { dg-final { mergefn-folds equal_either_too equal_either } } */
/* { dg-final { mergefn-folds choose_either_too choose_either } } */
/* { dg-final { mergefn-folds late_unsigned late_signed } } */
/* { dg-final { mergefn-folds view_unsigned view_signed } } */
/* { dg-final { mergefn-needs retags {-O2 -O3} } } */
