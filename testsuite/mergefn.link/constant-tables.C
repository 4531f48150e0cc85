// A function that returns addresses of constants reads them from a table.  Its digest says which entry is the address of a
// constant of the unit's own, and which is that of a symbol.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-units "main a b" }
// { dg-options "-O2 -fno-pie -fmerge-all-constants" }
// { dg-ways "static" }
// { dg-mixes "on {off on on} {on on off}" }
// { dg-every-order }

#include "check-aux.h"

#define EACH_OF(X, n) X (n##0) X (n##1) X (n##2) X (n##3) X (n##4) X (n##5) X (n##6) X (n##7) X (n##8) X (n##9)
#define EACH(X)                                                               \
  EACH_OF (X, 1) EACH_OF (X, 2) EACH_OF (X, 3) EACH_OF (X, 4)                 \
  EACH_OF (X, 5) EACH_OF (X, 6) EACH_OF (X, 7) EACH_OF (X, 8)                 \
  EACH_OF (X, 9) EACH_OF (X, 10) EACH_OF (X, 11) EACH_OF (X, 12) EACH_OF (X, 13)

typedef const int Three[3];
extern Three g0;
#define DECLARE(n) extern Three g##n;
EACH (DECLARE)

struct First { static constexpr bool swap = false; };
struct Second { static constexpr bool swap = true; };

template <class T>
__attribute__ ((always_inline)) static inline const int *
pick (unsigned k, const int *c, const int *d)
{
  switch (k)
    {
    case 8: return c;
    case 9: return d;
#define CASE(n) case n: return g##n;
    EACH (CASE)
    default: return g10;
    }
}

template <class T>
__attribute__ ((always_inline)) static inline int
look (unsigned k, Three &c)
{
  const int *p = T::swap ? pick<T> (k, g0, c) : pick<T> (k, c, g0);
  return p[0] * 100 + p[1] * 10 + p[2];
}

template <class T>
NOINLINE int
value (unsigned k)
{
  return look<T> (k, { 1, 2, 3 });
}

int use_a (unsigned k);
int use_b (unsigned k);

#if defined UNIT_main
Three g0 = { 7, 8, 9 };
#define DEFINE(n) Three g##n = { 7, 8, 9 };
EACH (DEFINE)

int
main ()
{
  CHECK (use_a (8) == 123);
  CHECK (use_a (9) == 789);
  CHECK (use_b (8) == 789);
  CHECK (use_b (9) == 123);
  return failures != 0;
}
#elif defined UNIT_a
int
use_a (unsigned k)
{
  return value<First> (k);
}
#else
int
use_b (unsigned k)
{
  return value<Second> (k);
}
#endif
