/* An ifunc is what its resolver returns when the program is loaded.  Resolvers
   that do the same are left alone, and so are two ifuncs; the ifunc's own calls
   may not be taken for calls of its resolver.  A function that does what a
   resolver does and resolves nothing is folded like any other.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-require-target "x86_64-*-linux*" } */

#include <stdio.h>

#include "../../include/test.h"

typedef int (*function) (int);

#define IMPLEMENTATION(name, factor)                                          \
  static NOINLINE int name (int n)                                            \
  {                                                                           \
    int sum = 1;                                                              \
    for (int i = 0; i < n; i++)                                               \
      sum = sum * factor + i;                                                 \
    return sum;                                                               \
  }

IMPLEMENTATION (slow, 7)
IMPLEMENTATION (slow_again, 7)
IMPLEMENTATION (fast, 11)

/* Initialised when resolvers run.  */
static volatile int processor = 3;

#define RESOLVER(name, first, second)                                         \
  static function name (void)                                                 \
  {                                                                           \
    if (processor & 1)                                                        \
      return first;                                                           \
    return second;                                                            \
  }

RESOLVER (resolve_a, fast, slow)
RESOLVER (resolve_b, fast, slow)
RESOLVER (resolve_c, slow, fast)
RESOLVER (resolve_d, slow_again, fast)
NOINLINE RESOLVER (choose_a, fast, slow)
NOINLINE RESOLVER (choose_b, fast, slow)

int ifunc_a (int) __attribute__ ((ifunc ("resolve_a")));
int ifunc_b (int) __attribute__ ((ifunc ("resolve_b")));
int ifunc_c (int) __attribute__ ((ifunc ("resolve_c")));
static int ifunc_d (int) __attribute__ ((ifunc ("resolve_d")));

#define CALLER(name, callee)                                                  \
  static NOINLINE int name (int n)                                            \
  {                                                                           \
    int sum = 0;                                                              \
    for (int i = 0; i < n; i++)                                               \
      sum = sum * 3 + callee (i);                                             \
    return sum;                                                               \
  }

CALLER (call_a, ifunc_a)
CALLER (call_a_again, ifunc_a)
CALLER (call_b, ifunc_b)
CALLER (call_c, ifunc_c)
CALLER (call_d, ifunc_d)

int
main (void)
{
  printf ("%d ", call_a (input));
  printf ("%d ", call_a_again (input));
  printf ("%d ", call_b (input));
  printf ("%d ", call_c (input));
  printf ("%d ", call_d (input));
  printf ("%d\n", slow (input) + slow_again (input));
  printf ("%d %d\n", choose_a () (input), choose_b () (input + 1));
  return 0;
}

/* { dg-final { mergefn-folds slow_again slow } } */
/* { dg-final { mergefn-folds call_a_again call_a removed } } */
/* { dg-final { mergefn-folds choose_b choose_a removed } } */
/* { dg-final { mergefn-keeps-apart resolve_a resolve_b } } */
/* { dg-final { mergefn-keeps-apart resolve_a choose_a } } */
/* { dg-final { mergefn-keeps-apart ifunc_a ifunc_c } } */
/* { dg-final { mergefn-keeps-apart call_a call_c } } */
/* { dg-final { mergefn-excludes ifunc } } */
