// Like pointer-fields.c, for the object that a constructor constructs.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-require-target x86_64-*-* }
// { dg-options "-O2" }

#include <cstdio>

#define NO_INPUT
#include "../../include/test.h"

typedef long two_numbers __attribute__ ((vector_size (16), may_alias));
typedef long plain_numbers __attribute__ ((vector_size (16)));
typedef int *place __attribute__ ((may_alias));

void
report (void *s)
{
  std::printf ("odd %p\n", s);
}

void (*volatile reporter) (void *) = report;

namespace
{

#define CLASS(name, T)                                                        \
  struct alignas (16) name                                                    \
  {                                                                           \
    T a;                                                                      \
    T b;                                                                      \
    NOINLINE name (int n, int *r)                                             \
    {                                                                         \
      int x = 1, y = 2;                                                       \
      *r = n;                                                                 \
      if (n < 0)                                                              \
        return;                                                               \
      *(place *) &a = &x;                                                     \
      *(place *) &b = &y;                                                     \
      if (n & 1)                                                              \
        reporter (this);                                                      \
      two_numbers v = *(two_numbers *) this;                                  \
      int *q = (int *) v[n ? 1 : 0];                                          \
      y = 5;                                                                  \
      *q = 7;                                                                 \
      *r = y * 10 + x;                                                        \
      *(place *) &a = nullptr;                                                \
      *(place *) &b = nullptr;                                                \
    }                                                                         \
  };

/* The same, where the fields are stored as one number.  */
#define STORES(name, T)                                                       \
  struct alignas (16) name                                                    \
  {                                                                           \
    T a;                                                                      \
    T b;                                                                      \
    NOINLINE name (int n, int *r)                                             \
    {                                                                         \
      int x = 1, y = 2, z = 3;                                                \
      *r = n;                                                                 \
      if (n < 0)                                                              \
        return;                                                               \
      if (n > 40)                                                             \
        *(two_numbers *) this = plain_numbers{ (long) &x, (long) &z };        \
      else                                                                    \
        *(two_numbers *) this = plain_numbers{ (long) &x, (long) &y };        \
      if (n & 1)                                                              \
        reporter (this);                                                      \
      int *q = *(place *) &b;                                                 \
      y = 5;                                                                  \
      *q = 7;                                                                 \
      *r = y * 10 + x;                                                        \
      *(place *) &a = nullptr;                                                \
      *(place *) &b = nullptr;                                                \
    }                                                                         \
  };

STORES (Stored_pointers, int *)
STORES (Stored_numbers, long)

CLASS (Pointers, int *)
CLASS (Numbers, long)
CLASS (Unsigned, unsigned long)

}

int
main (int argc, char **)
{
  int unused, used, too;
  Pointers pointers (argc * -4, &unused);
  Numbers numbers (argc * 4, &used);
  Unsigned more (argc * 8, &too);
  std::printf ("%d %d %d\n", unused, used, too);
  Stored_pointers stored (argc * -4, &unused);
  Stored_numbers stored_too (argc * 4, &used);
  std::printf ("%d %d\n", unused, used);
  return 0;
}

// { dg-final { mergefn-keeps-apart _ZN12_GLOBAL__N_18PointersC2EiPi _ZN12_GLOBAL__N_17NumbersC2EiPi } }
// { dg-final { mergefn-folds _ZN12_GLOBAL__N_18UnsignedC2EiPi _ZN12_GLOBAL__N_17NumbersC2EiPi } }
// { dg-final { mergefn-keeps-apart _ZN12_GLOBAL__N_115Stored_pointersC2EiPi _ZN12_GLOBAL__N_114Stored_numbersC2EiPi } }
