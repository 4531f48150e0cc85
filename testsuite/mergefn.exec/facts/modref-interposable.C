// What GCC found out of a function that can be interposed nobody could read by its own name.  Merging makes
// an alias by which they can: so it serves what was dropped by then.  Calls of the kept function come before
// its code is looked at again, since it calls them in the end.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-options "-O2 -fPIC" }

extern "C" int printf (const char *, ...);
extern "C" void *malloc (unsigned long);
extern "C" void exit (int) noexcept __attribute__((noreturn));

#define NO_INPUT
#include "../../include/test.h"

#define HIDDEN __attribute__((visibility ("hidden")))
typedef long long ll;
extern "C" HIDDEN __attribute__((noreturn)) void dead (void *p, long n) noexcept;
extern "C" NOINLINE long a_k (void *p, long n)
{
  long *l = (long *) p;
  l[0] = n * 3;
  l[1] = n ^ 5;
  if (n > 1000)
    dead (p, n);
  return (n * 7) ^ (n >> 3);
}
template <class T> NOINLINE long b_d (void *p, long n)
{
  T *l = (T *) p;
  l[0] = n * 3;
  l[1] = n ^ 5;
  if (n > 1000)
    dead (p, n);
  return (n * 7) ^ (n >> 3);
}
extern "C" NOINLINE long go (void *p, void *q, long n)
{
  ll before = *(ll *) q;
  long r = b_d<ll> (p, n);
  return r * 100 + *(ll *) q - before;
}
extern "C" NOINLINE HIDDEN void dead (void *p, long n) noexcept
{
  exit (go (p, p, n - 2000));
}
int main ()
{
  void *p = malloc (64);
  *(ll *) p = 1;
  printf ("%ld\n", go (p, p, 5));
  printf ("%ld\n", a_k (p, 2));
}

// { dg-final { mergefn-weakens _Z3b_dIxElPvl a_k alias-set } }
