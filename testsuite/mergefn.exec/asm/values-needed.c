/* Functions compile only by what one pass finds out: that a statement, which nobody can compile, never runs.  Where
   folding may have made values one, the plugin keeps these passes from functions: PRE, restrict and the pass for strings.
   So it makes no values one in such a function.  The function may fold with its like, unless it has strings.  It may also
   call two functions that fold, or one by its address.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-require-target x86_64-*-* } */
/* { dg-options "-O3" } */

#include <stdio.h>
#include <string.h>

#define INPUT 3
#include "../../include/test.h"
#include "../../include/dead-by-pre.h"

typedef int four __attribute__ ((vector_size (16)));
static four lanes;
static volatile short sink;
#define IMPOSSIBLE lanes[0] = __builtin_ia32_vec_ext_v4si (lanes, 7)

#define BY_PRE(name)                                                          \
  NOINLINE int name (int n, int *p)                                           \
  {                                                                           \
    STORES (IMPOSSIBLE)                                                       \
    return n * 3;                                                             \
  }
BY_PRE (pre)
BY_PRE (same_pre)

#define BY_RESTRICT(name)                                                     \
  static inline int name##_inlined (int n, int *restrict p, int *restrict q)  \
  {                                                                           \
    int s = 0;                                                                \
    SINKS                                                                     \
    for (int i = 0; i < 4; i++)                                               \
      {                                                                       \
        p[i] = 1;                                                             \
        sink = n;                                                             \
      }                                                                       \
    for (int i = 0; i < 4; i++)                                               \
      {                                                                       \
        q[i] = n;                                                             \
        sink = n;                                                             \
        s += p[i];                                                            \
      }                                                                       \
    if (s != 4)                                                               \
      IMPOSSIBLE;                                                             \
    return n * 3;                                                             \
  }                                                                           \
  NOINLINE int name (int n, int **p)                                          \
  {                                                                           \
    return name##_inlined (n + 1, p[0], p[1]);                                \
  }
BY_RESTRICT (restricted)
BY_RESTRICT (same_restricted)

/* A length that only the pass for strings finds.  */
#define STRING                                                                \
  char text[16];                                                              \
  strcpy (text, "abc");                                                       \
  text[1] = n ? 'x' : 'y';                                                    \
  if (strlen (text) != 3)                                                     \
    IMPOSSIBLE;                                                               \
  puts (text);

#define BY_STRINGS(name)                                                      \
  NOINLINE int name (int n)                                                   \
  {                                                                           \
    STRING                                                                    \
    return n * 3;                                                             \
  }
BY_STRINGS (strings)
BY_STRINGS (same_strings)

#define SUM(name)                                                             \
  NOINLINE static int name (int n)                                            \
  {                                                                           \
    return sink = n * input + 7 * sink - (n ^ input);                         \
  }
SUM (sum)
SUM (same_sum)
SUM (pointed_to)
static int (*volatile pointer) (int) = pointed_to;

NOINLINE static int
calls_both (int n, int *p)
{
  n += sum (n) + same_sum (n + 1);
  STORES (IMPOSSIBLE)
  STRING
  return n * 5;
}

NOINLINE static int
calls_by_address (int n, int *p)
{
  n += pointer (n);
  STORES (IMPOSSIBLE)
  STRING
  return n * 7;
}

int
main (void)
{
  int x[4], y[4], *p[2] = { x, y };
  printf ("%d %d\n", pre (input, x), same_pre (input + 1, x));
  printf ("%d %d\n", restricted (input, p), same_restricted (input + 1, p));
  printf ("%d %d\n", strings (input), same_strings (input + 1));
  printf ("%d %d\n", calls_both (input, x), calls_by_address (input, x));
  return 0;
}

/* { dg-final { mergefn-folds same_pre pre } } */
/* { dg-final { mergefn-folds same_restricted restricted } } */
/* { dg-final { mergefn-keeps-apart same_strings strings } } */
/* { dg-final { mergefn-folds same_sum sum } } */
