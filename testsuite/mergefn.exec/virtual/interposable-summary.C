// Two virtual functions that can both be interposed become one.  Callers of a third function, which folded into the second
// before, call that by a local alias.  So they can read what GCC knows of the first.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-mergefn-torture }
// { dg-additional-options "-fPIC" }

#include <stdio.h>
#include <stdlib.h>

#define NO_INPUT
#include "../../include/test.h"

#include "../../include/equal-later.h"

#define BODY(read, written, g)                                                                     \
  {                                                                                                \
    read v = *(read *)p;                                                                           \
    *(written *)p = v * 3 + n;                                                                     \
    return g (n) * 5 + (long)v;                                                                    \
  }

struct A
{
  virtual long f (void *p, int n);
  int a;
};
struct B
{
  virtual long f (void *p, int n);
  int b;
};
NOINLINE long A::f (void *p, int n) BODY (long, long, g2)
NOINLINE long B::f (void *p, int n) BODY (long, long, g1)

template <class T> struct Box
{
  long f (void *p, int n);
  T t;
};
/* *P is a long long before, and a long after.  */
template <class T> NOINLINE long Box<T>::f (void *p, int n) BODY (long long, long, g1)
template struct Box<int>;

NOINLINE long
change (long long *l, Box<int> *box, int n)
{
  *l = 5;
  long r = box->f (l, n);
  *l = 7;
  return r;
}

int
main (int argc, char **)
{
  long long *one = (long long *)malloc (sizeof *one);
  long *two = (long *)malloc (sizeof *two);
  *one = 1, *two = 2;
  Box<int> box;
  printf ("%ld\n", change (one, &box, argc + 2));
  A a;
  B b;
  A *pa = &a;
  B *pb = &b;
  __asm__("" : "+r"(pa), "+r"(pb));
  printf ("%ld %ld\n", pa->f (two, 3), pb->f (two, 4));
  return 0;
}

// { dg-final { mergefn-folds _ZN1?1fEPvi _ZN1?1fEPvi } }
