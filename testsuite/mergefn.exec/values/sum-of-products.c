/* a + b is b + a for numbers.  Vectorising puts two products in the order of their sum's operands, and fuses one with the
   sum.  So the order decides the last bit.  GCC chooses it by the names of values, and whether it vectorises by all that
   it knows of the types.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-require-target "x86_64-*-* aarch64*-*-*" } */
/* { dg-options "-O2" } */

#include <stdio.h>
#include <string.h>

#define NO_INPUT
#include "../../include/test.h"
#include "fused-aux.h"

static inline FUSED double
product (double a, double b)
{
  return a * b;
}

/* An inlined product comes later for GCC, and so second.  */
#define SUMS(name, first)                                                                          \
  NOINLINE FUSED void name (double *restrict r, const double *restrict x, double k, double l)      \
  {                                                                                                \
    for (int i = 0; i < 64; i += 2)                                                                \
      {                                                                                            \
        r[i] = first (x[i], k) + x[i] * l;                                                         \
        r[i + 1] = first (x[i + 1], k) + x[i + 1] * l;                                             \
      }                                                                                            \
  }
#define TIMES(a, b) ((a) * (b))
SUMS (a_sums, TIMES)
SUMS (b_sums, product)
SUMS (c_sums, product)
/* Too large for GCC's early inliner.  */
#define FIRST(x, k) (((x) + 1.1 + 0.3 - 0.7 + 0.9 - 0.11 + 0.2 - 1.3 + 0.7 - 0.2 + 0.4) * (k))
static inline FUSED double
first (double x, double k)
{
  return FIRST (x, k);
}
SUMS (a_long, FIRST)
SUMS (b_long, first)

struct one { double a, b; };
struct two { double a, b; };
#define PAIR(name, type)                                                                           \
  NOINLINE FUSED void name (struct one *r, const struct type *x, long n, double k, double l)       \
  {                                                                                                \
    r[n].a = x[n].a * k + x[n].a * l;                                                              \
    r[n].b = x[n].b * k + x[n].b * l;                                                              \
  }
PAIR (a_pair, one)
PAIR (b_pair, two)

/* One product leaves no choice.  */
NOINLINE FUSED double a_once (double x, double y) { return x * y + 2; }
NOINLINE FUSED double b_once (double x, double y) { return x * y + 2; }

static unsigned long
mixed (const double *r)
{
  unsigned long h = 0, v;
  for (int i = 0; i < 64; i++)
    {
      memcpy (&v, &r[i], sizeof v);
      h = h * 31 + v;
    }
  return h;
}

int
main (void)
{
  double x[64], r[64], s[64], t[64];
  if (!HAS_FUSED)
    return 0;
  for (int i = 0; i < 64; i++)
    x[i] = 1.0 / (i + 3);
  a_sums (r, x, 1.1, 3.3);
  b_sums (s, x, 1.1, 3.3);
  c_sums (t, x, 1.1, 3.3);
  printf ("%lx %lx %lx\n", mixed (r), mixed (s), mixed (t));
  a_long (r, x, 1.7, 3.3);
  b_long (s, x, 1.7, 3.3);
  printf ("%lx %lx\n", mixed (r), mixed (s));
  for (int i = 0; i < 64; i += 2)
    {
      a_pair ((struct one *) s + i / 2, &(struct one){ x[i], x[i + 1] }, 0, 1.1, 3.3);
      b_pair ((struct one *) t + i / 2, &(struct two){ x[i], x[i + 1] }, 0, 1.1, 3.3);
    }
  printf ("%lx %lx %a %a\n", mixed (s), mixed (t), a_once (x[1], x[2]), b_once (x[3], x[4]));
  return 0;
}

/* { dg-final { mergefn-keeps-apart c_sums b_sums } } */
/* { dg-final { mergefn-keeps-apart b_long a_long } } */
/* { dg-final { mergefn-keeps-apart b_pair a_pair } } */
/* { dg-final { mergefn-folds b_once a_once } } */
