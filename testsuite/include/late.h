/* Code so large that GCC looks late at what stands behind it, or inlines late the function that it is in.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef LATE
static volatile int sink, zero;

static NOIPA int
mid (int a)
{
  return a + sink;
}

/* Changes S, which goes by N.  */
#define LATE(s, n)                                                                                 \
  s += mid (n) * 3;                                                                                \
  s ^= mid (s);                                                                                    \
  s += mid (s + 1) * 5;                                                                            \
  s ^= mid (s * 3);                                                                                \
  s += mid (s + 2);                                                                                \
  s ^= mid (s) * 9
#endif
