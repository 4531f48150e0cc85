// What GCC finds out of a function's code, that it writes to a long only, is in no digest of a caller: so
// nobody may use it of a function that is named by its content, whose units know it by other types.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-units "main a b" }
// { dg-mixes "on {off on on} {on on off}" }
// { dg-every-order each }

#include "check-aux.h"

// GCC makes clones of these that do without the argument that nobody uses.
template <class T>
CLONED long in_cycle (typename T::E *p, long *q, int *b, int n, int unused);

template <class T>
CLONED void
of_cycle (typename T::E *p, long *q, int *b, int i, int unused)
{
  if (i > 1000000)
    {
      in_cycle<T> (p, q, b, i - 1000000, unused);
      return;
    }
  p[0] = i * 3 + (p[0] >> 1);
  p[1] = i;
}

// It keeps its types, since it has a loop that writes to memory.
template <class T>
CLONED void
busy (typename T::E *p, int i, int unused)
{
  for (int k = 0; k < 2 + (i & 1); k++)
    p[k] = i * 3 + (p[k] >> 1);
}

#define SUM(call)                                                             \
  {                                                                           \
    for (int i = 0; i < n; i++)                                               \
      b[i] = i;                                                               \
    long s = 0;                                                               \
    for (int i = 0; i < n; i++)                                               \
      {                                                                       \
        s += *q;                                                              \
        call;                                                                 \
      }                                                                       \
    return s;                                                                 \
  }

template <class T>
CLONED long
in_cycle (typename T::E *p, long *q, int *b, int n, int unused)
SUM ((of_cycle<T> (p, q, b, i, unused)))

template <class T>
CLONED long
above (typename T::E *p, long *q, int *b, int n, int unused)
SUM ((busy<T> (p, i, unused)))

#if defined UNIT_a
struct A { typedef long long E; };

// Nobody calls it.
long
use_a (long long *s, long *q, int *b, int n)
{
  return in_cycle<A> (s, q, b, n, n) + above<A> (s, q, b, n, n);
}
#elif defined UNIT_b
struct B { typedef long E; };

CLONED long
use_b (long *s, long *q, int *b, int n)
{
  long first = in_cycle<B> (s, q, b, n, n);
  s[0] = s[1] = 0;
  return first * 10000 + above<B> (s, q, b, n, n);
}
#else
long use_b (long *s, long *q, int *b, int n);

int
main ()
{
  static long s[4];
  static int b[99];
  CHECK (use_b (s, s, b, 20) == 922 * 10000 + 922);
  return failures != 0;
}
#endif

// { dg-final { mergefn-object-symbols b __mergefn_* 4 } }
