// SPDX-License-Identifier: GPL-3.0-or-later
// C: nested functions of one parent, which is inlined twice into one function, and
// of parents that do the same.  Each is told its parent's frame.
// alone: no other language has them
// language: c
#include <stdio.h>
#define INLINE static inline __attribute__ ((always_inline))
volatile int input = 3;
#define CHILD(name, value) @Nunsigned name (int n) \
{ \
  unsigned sum = @k; \
  for (int i = 0; i < n; i++) \
    sum = sum * @k + value; \
  return sum; \
}
INLINE int nothing (void) { return 0; }
INLINE int
parent (int which, int value, int (*before) (void))
{
  CHILD (first, value)
  CHILD (second, value)
  unsigned result = before ();
  return result * 1000 + (which ? first (4) : second (@{4@|4@|5@}));
}
INLINE int inner (void) { return parent (0, input + 5, nothing); }
#define FAMILY(parent, child, start) \
static @Nint parent (int n) \
{ \
  int first = n * @k, second = start; \
  @Nint child (int x) { unsigned sum = 0; for (int i = 0; i <= x; i++) sum = sum * 5 + first - second++; return sum; } \
  for (int i = 0; i < n; i++) \
    first = first % 1000 * 3 + child (i) % 1000; \
  return first ^ second; \
}
FAMILY (parent_1, child_1, 5)
FAMILY (parent_2, child_2, @{5@|6@})
int
main (void)
{
  printf ("%d\n", parent (1, input, inner));
  printf ("%d\n", parent_1 (input));
  printf ("%d\n", parent_2 (input + 1));
  return 0;
}
