/* Two pairs of template instances call each other crosswise, and go to two shared bodies.  What a shared body writes is found
   out when it calls the other shared body, and no more an instance that knows its types.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

#include <stdio.h>

#include "../../include/test.h"

/* Of this unit alone: the shared bodies get no name by content, by which they would forget all types.  */
static int depth;

template <int I> struct Type;
template <> struct Type<1> { typedef long t; };
template <> struct Type<2> { typedef long long t; };

template <int I> void store (void *p, int n);

template <int I>
NOINLINE void
round_again (void *p, int n)
{
  depth -= 2;
  if (depth > 0)
    store<3 - I> (p, n);
  depth ^= n;
  depth += depth / 7;
}

template <int I>
NOINLINE void
store (void *p, int n)
{
  for (int i = 0; i < n; i++)
    *(typename Type<I>::t *) p += 1;
  if (--depth > 0)
    round_again<3 - I> (p, n);
  depth += 5;
  depth ^= n / 3;
}

/* As round_again, but exact.  */
template <int I> void store_too (void *p, int n);

#define ROUND(name, I)                                                        \
  static NOINLINE void name (void *p, int n)                                  \
  {                                                                           \
    for (int i = 0; i < n; i++)                                               \
      *(Type<I>::t *) p += 1;                                                 \
    if (--depth > 0)                                                          \
      store_too<3 - I> (p, n);                                                \
    depth += 7;                                                               \
    depth ^= n / 3;                                                           \
  }
ROUND (first, 1)
ROUND (second, 2)

template <int I>
NOINLINE void
store_too (void *p, int n)
{
  depth -= 2;
  if (depth > 0)
    {
      if (I == 1)
        second (p, n);
      else
        first (p, n);
    }
  depth ^= n;
  depth += depth / 5;
}

/* Each computes something else, so none folds.  */
#define USE(name, T, call, factor)                                            \
  NOINLINE T name (T *x)                                                      \
  {                                                                           \
    *x = 0;                                                                   \
    depth = 5;                                                                \
    call (x, input);                                                          \
    return *x * factor;                                                       \
  }
USE (use_long, long, round_again<2>, 1)
USE (use_long_long, long long, round_again<1>, 3)
USE (use_long_too, long, store_too<2>, 5)
USE (use_long_long_too, long long, store_too<1>, 7)

int
main ()
{
  long a;
  long long b;
  depth = 1;
  first (&a, 0);
  second (&b, 0);
  printf ("%ld %lld\n", use_long (&a), use_long_long (&b));
  printf ("%ld %lld\n", use_long_too (&a), use_long_long_too (&b));
  return 0;
}

/* { dg-final { mergefn-folds _Z5storeILi2EEvPvi _Z5storeILi1EEvPvi.mergefn.* } } */
