// SPDX-License-Identifier: GPL-3.0-or-later
// A caller of two functions that do the same, one of which promises more.  The
// two calls have equal arguments, in branches that end alike.
// alone: one program has all of its functions
// flags: -O2
#include <cstdio>
static volatile int sink, zero;
static __attribute__ ((noipa)) void note (const char *p, int n) { sink = n + (p != 0) * @k; }
static __attribute__ ((noipa)) int mid (int a) { return a + sink; }
#define TAKES(name, promise) \
static @Npromise void name (char *p, int n) \
{ \
  note (p, n); \
  note (p, n + @k); \
  note (p, n * 3); \
}
TAKES (first, __attribute__ ((@{nonnull@|nonnull (1)@})))
TAKES (second, )
__attribute__ ((noinline)) static int
caller (char *p, int n, int b)
{
  if (b)
    first (p, n);
  else
    second (p, n);
  int s = 0;
  s += mid (n) * 3; s ^= mid (s); s += mid (s + 1) * 5; s ^= mid (s * 3); s += mid (s + 2); s ^= mid (s) * 9;
  s += mid (n) * 4; s ^= mid (s); s += mid (s + 1) * 6; s ^= mid (s * 3); s += mid (s + 2); s ^= mid (s) * 8;
  return p ? s : -s - 1;
}
int
main ()
{
  char x;
  printf ("%d ", caller (&x, 1 + zero, !zero));
  printf ("%d\n", caller (@{zero ? &x : 0@|&x@}, 1 + zero, zero));
  return 0;
}
