/* What a va_arg takes stands only in what its arguments point to, also where
   nobody looks at the value; so does the kind of list that it takes it from.
   Types that are held and passed alike are the same.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */
/* { dg-require-target "x86_64-*-*" } */

#include <stdarg.h>
#include <stdio.h>

#define NO_INPUT
#include "../../include/test.h"

#define SKIP(name, type)                                                      \
  static NOINLINE int name (int n, ...)                                              \
  {                                                                           \
    va_list ap;                                                               \
    va_start (ap, n);                                                         \
    (void) va_arg (ap, type);                                                 \
    (void) va_arg (ap, type);                                                 \
    int r = va_arg (ap, int) + n;                                             \
    va_end (ap);                                                              \
    return r;                                                                 \
  }
struct three { int v[3]; };
struct mixed { int a; double b; };
struct whole { int a; long b; };
SKIP (skip_int, int)
SKIP (skip_double, double)
SKIP (skip_three, struct three)
SKIP (skip_mixed, struct mixed)
SKIP (skip_whole, struct whole)
SKIP (skip_int_too, int)

static NOINLINE int
take_sysv (va_list *ap, int k)
{
  int a = va_arg (*ap, int);
  return a * 3 + k;
}

static NOINLINE int
take_ms (__builtin_ms_va_list *ap, int k)
{
  int a = __builtin_va_arg (*ap, int);
  return a * 3 + k;
}

NOINLINE int
sysv (int n, ...)
{
  va_list ap;
  va_start (ap, n);
  int r = take_sysv (&ap, n);
  va_end (ap);
  return r;
}

NOINLINE __attribute__ ((ms_abi)) int
ms (int n, ...)
{
  __builtin_ms_va_list ap;
  __builtin_ms_va_start (ap, n);
  int r = take_ms (&ap, n);
  __builtin_ms_va_end (ap);
  return r;
}

int
main (void)
{
  struct three three = { { 1, 2, 3 } };
  struct mixed mixed = { 1, 2 };
  struct whole whole = { 1, 2 };
  printf ("%d %d\n", skip_int (1, 10, 20, 30), skip_int_too (1, 10, 20, 30));
  printf ("%d\n", skip_double (1, 10.0, 20.0, 30));
  printf ("%d %d\n", skip_three (1, three, three, 30), skip_mixed (1, mixed, mixed, 30));
  printf ("%d\n", skip_whole (1, whole, whole, 30));
  printf ("%d %d\n", sysv (1, 10), ms (1, 10));
  return 0;
}

/* { dg-final { mergefn-folds skip_int_too skip_int } } */
/* { dg-final { mergefn-keeps-apart skip_int skip_double } } */
/* { dg-final { mergefn-keeps-apart skip_mixed skip_whole } } */
/* { dg-final { mergefn-keeps-apart take_sysv take_ms } } */
