// SPDX-License-Identifier: GPL-3.0-or-later
// C: an item within the bounds of its array, and one behind an array of unknown
// bounds.  Each is read on a condition, which never holds for the latter.
// alone: no other language has such objects
// language: c
#include <stdio.h>
#define FAR @{500000@|700000@|1000000@}
#define ALL @{all_1@|all_4@}
volatile int input = 3;
@Nvoid fill (int *p, int n) { *p = n * @k; }
#define INNER(name) \
@Nint name (int n, int limit) \
{ \
  unsigned sum = 0; \
  for (int i = 0; i < n; i++) \
    if (i > limit) \
      sum = sum * @k + object.t.items[FAR]; \
  return sum; \
}
static @Nint
with_all (int n)
{
  union { struct { int count, items[FAR + 1]; } t; char bytes[n]; } object;
  INNER (ALL)
  fill (&object.t.items[FAR], n);
  return ALL (n, 1);
}
static @Nint
with_few (int n)
{
  union { struct { int count, items[]; } t; char bytes[n]; } object;
  INNER (few_2)
  fill (&object.t.count, n);
  return few_2 (n, n) + few_2 (n - 1, n);
}
static @Nint
with_all_again (int n)
{
  union { struct { int count, items[FAR + 1]; } t; char bytes[n]; } object;
  INNER (all_3)
  fill (&object.t.items[FAR], n);
  return all_3 (n, 2);
}
int
main (void)
{
  printf ("%d\n", with_all (input * 4));
  printf ("%d\n", with_few (input * 5));
  printf ("%d\n", with_all_again (input * 5));
  return 0;
}
