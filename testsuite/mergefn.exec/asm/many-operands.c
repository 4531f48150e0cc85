/* An asm statement may need more registers than there are.  Here GCC finds late that two operands are one value.  It
   does so by the type of a store between them, which may then not be forgotten.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-require-target "x86_64-*-*" } */

#include <stdio.h>

#define INPUT 5
#include "../../include/test.h"

struct a { long x; };
struct as_a { float x; };
struct b { long x; };
struct as_b { float x; };

#define LOADS long c = m[0], d = m[1], e = m[2], f = m[3], g = m[4], h = m[5], i = m[6], j = m[7], k = m[8], l = m[9], \
                   n = m[10], o = m[11], s = m[12], t = m[13];
#define MANY asm volatile ("" : : "r" (v), "r" (c), "r" (d), "r" (e), "r" (f), "r" (g), "r" (h), "r" (i), "r" (j), \
                           "r" (k), "r" (l), "r" (n), "r" (o), "r" (s), "r" (t), "r" (w))
#define FEW asm volatile ("" : : "r" (v), "r" (c), "r" (d), "r" (w))

#define DEFINE(name, type, other, ASM)                                                      \
  static NOINLINE long name (struct type *p, struct other *q, long *m)                      \
  {                                                                                         \
    long v = p->x;                                                                          \
    LOADS                                                                                   \
    q->x = 1.0f;                                                                            \
    int z = 0;                                                                              \
    for (int y = 0; y < 4; y++)                                                             \
      z ^= y * 5; /* 0, as GCC finds once the loop is unrolled.  */                         \
    long w = p[z].x;                                                                        \
    ASM;                                                                                    \
    return v + c + d + e + f + g + h + i + j + k + l + n + o + s + t + w;                   \
  }
DEFINE (many_a, a, as_a, MANY)
DEFINE (many_b, b, as_b, MANY)
DEFINE (many_b_again, b, as_b, MANY)
DEFINE (few_a, a, as_a, FEW)
DEFINE (few_b, b, as_b, FEW)

long m[14] = { 1, 2, 3, 5, 8 };

int
main (void)
{
  struct a a = { input };
  struct as_a as_a;
  struct b b = { input + 1 };
  struct as_b as_b;
  printf ("%ld\n", many_a (&a, &as_a, m));
  printf ("%ld\n", many_b (&b, &as_b, m));
  printf ("%ld\n", many_b_again (&b, &as_b, m));
  printf ("%ld\n", few_a (&a, &as_a, m));
  printf ("%ld\n", few_b (&b, &as_b, m));
  printf ("%g %g\n", as_a.x, as_b.x);
  return 0;
}

/* { dg-final { mergefn-keeps-apart many_a many_b } } */
/* { dg-final { mergefn-folds many_b_again many_b removed } } */
/* { dg-final { mergefn-folds few_b few_a removed } } */
