// Restrict pointers to restrict pointers.  A digest says what GCC follows of them: all levels, and classes between.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-units "main a b" }
// { dg-options "-O2" }
// { dg-ways "static" }
// { dg-mixes "on {off on on} {on on off}" }
// { dg-every-order }

#include "check-aux.h"

// Follows three pointers to a number, and writes it on either side of a store to *X.
template <int first, class Pointer, class T>
CLONED int
chase (Pointer __restrict pp, int *x, T *)
{
  void *p = pp;
  for (int i = 0; i < 2; i++)
    p = *(void **)p;
  void *q = *(void **)p;
  *(int *)q = first;
  *x = 2;
  return *(int *)q;
}

template <int first, class Pointer>
int
both (int *number, int *x)
{
  void *c1 = number, *c2 = &c1, *c3 = &c2;
  return chase<first> ((Pointer)&c3, x, (int *)0) + chase<first> ((Pointer)&c3, x, (long *)0);
}

struct Plain { void *p; };
struct Restrict { void *__restrict p; };

int some_restrict (int *number, int *x);
int all_restrict (int *number, int *x);
int plain_class (int *number, int *x);
int restrict_class (int *number, int *x);

#if defined UNIT_main
int
main ()
{
  int number = 0, x = 0;
  CHECK (some_restrict (&number, &number) == 4);
  CHECK (all_restrict (&number, &x) == 2);
  CHECK (plain_class (&number, &number) == 4);
  CHECK (restrict_class (&number, &x) == 6);
  return failures != 0;
}
#elif defined UNIT_a
// The outer two pointers are restrict.  A plain one leads to the number, so it may be *x.
int
some_restrict (int *number, int *x)
{
  return both<1, void *__restrict *> (number, x);
}

int
restrict_class (int *number, int *x)
{
  return both<3, Restrict *__restrict *> (number, x);
}
#else
// All four pointers are restrict, and the number is not *x.
int
all_restrict (int *number, int *x)
{
  return both<1, void *__restrict *__restrict *__restrict *> (number, x);
}

int
plain_class (int *number, int *x)
{
  return both<3, Plain *__restrict *> (number, x);
}
#endif
