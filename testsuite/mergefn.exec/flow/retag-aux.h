/* P and Q are one place, which L points to, too.  Of the two branches, one reads that place as a long long.  The other's
   store after c = *q is there for its type alone: *l was stored as a long.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#define RETAG                                                                 \
  long long before = *m, s = 0;                                               \
  *l = v;                                                                     \
  g[v & 31] = v;                                                              \
  if (flag == 0)                                                              \
    {                                                                         \
      long c = *(long *)q;                                                    \
      if (v > 100)                                                            \
        __asm__ volatile ("" : "+r" (v));                                     \
      *(long long *)q = c;                                                    \
    }                                                                         \
  else                                                                        \
    s = *(long long *)p;                                                      \
  return *m - before + s + g[v & 31] - v;
