/* A call promises what its callee's declaration promised once.  After a merge, two calls of one function with equal
   arguments are one for GCC, whatever each of them promises.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

#include <stdio.h>

#define NO_INPUT
#include "../../include/test.h"

static volatile int sink, zero;
static int table[16];

static NOIPA void
note (const char *p, int n)
{
  sink = n + (p != 0);
}

static NOIPA int
mid (int a)
{
  return a + sink;
}

static NOIPA __attribute__ ((pure)) int
entry (const char *p, int n)
{
  return table[n & 15] + (p != 0);
}

static NOIPA __attribute__ ((pure)) int *
place (int n)
{
  return n < 5 ? 0 : &table[n & 15];
}

/* Enough code that GCC looks at the test of a pointer late, when the two calls are one.  */
#define LATE(s, n)                                                                                 \
  s += mid (n) * 3;                                                                                \
  s ^= mid (s);                                                                                    \
  s += mid (s + 1) * 5;                                                                            \
  s ^= mid (s * 3);                                                                                \
  s += mid (s + 2);                                                                                \
  s ^= mid (s) * 9;                                                                                \
  s += mid (n) * 4;                                                                                \
  s ^= mid (s);                                                                                    \
  s += mid (s + 1) * 6;                                                                            \
  s ^= mid (s * 3)

#define TAKES(name, promise)                                                                       \
  static NOINLINE promise void name (char *p, int n)                                               \
  {                                                                                                \
    note (p, n);                                                                                   \
    note (p, n + 1);                                                                               \
    note (p, n * 3);                                                                               \
  }
TAKES (takes_nonnull, __attribute__ ((nonnull)))
TAKES (takes_any, )

/* Branches that end alike become one.  */
static NOINLINE int
in_branches (char *p, int n, int b)
{
  int s = 0;
  if (b)
    takes_nonnull (p, n);
  else
    takes_any (p, n);
  LATE (s, n);
  if (!p)
    s = -1;
  return s;
}

#define READS(name, promise)                                                                       \
  static NOINLINE promise int name (const char *p, int n)                                          \
  {                                                                                                \
    return entry (p, n) + 3 * entry (p, n + 1) + 5 * entry (p, n * 3);                             \
  }
READS (reads_any, )
READS (reads_nonnull, __attribute__ ((nonnull)))

/* A value that both branches compute is computed before them.  */
static NOINLINE int
before_branches (char *p, int n, int b)
{
  int s = 0;
  if (b)
    s = reads_any (p, n) * 3 + mid (n);
  else
    s = reads_nonnull (p, n) ^ 77;
  LATE (s, n);
  if (!p)
    s = -1;
  return s;
}

#define RETURNS(name, promise)                                                                     \
  static NOINLINE promise int *name (int n)                                                        \
  {                                                                                                \
    if (place (n + 1) == place (n * 7))                                                            \
      n++;                                                                                         \
    return place (n + 3);                                                                          \
  }
RETURNS (returns_any, )
RETURNS (returns_nonnull, __attribute__ ((returns_nonnull)))

static NOINLINE int
results (int n, int b)
{
  int *r, s;
  if (b)
    {
      r = returns_any (n);
      s = mid (n);
    }
  else
    {
      r = returns_nonnull (n);
      s = mid (n) * 5;
    }
  LATE (s, n);
  if (!r)
    s = -1;
  return s;
}

int
main (void)
{
  char x;
  int one = !zero;
  printf ("%d ", in_branches (&x, 1, one));
  printf ("%d\n", in_branches (zero ? &x : 0, 1, zero));
  printf ("%d ", before_branches (&x, 1, zero));
  printf ("%d\n", before_branches (zero ? &x : 0, 1, one));
  printf ("%d ", results (9, zero));
  printf ("%d\n", results (0, one));
  return 0;
}

/* { dg-final { mergefn-folds takes_any takes_nonnull } } */
/* { dg-final { mergefn-folds reads_any reads_nonnull } } */
/* { dg-final { mergefn-folds returns_any returns_nonnull } } */
