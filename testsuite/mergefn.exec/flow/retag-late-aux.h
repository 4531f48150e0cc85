/* Two addresses, one of them by an equality that GCC makes of two other comparisons.  To GCC both equalities are one value
   if X, which is of A and B, has the type of the other: int.

   SPDX-License-Identifier: GPL-3.0-or-later  */

static int verbose; /* Nothing ever sets it.  */
static volatile unsigned sink;

#define LATE(name, x, statement)                                              \
  NOINLINE long name (char *base, int a, unsigned b, int c, int flag, long long *m, long *l, long v) \
  {                                                                           \
    char g[64] = "";                                                          \
    int d = a, e = b;                                                         \
    unsigned u = a;                                                           \
    sink = u / 3;                                                             \
    sink = e / 3;                                                             \
    if (flag > 1)                                                             \
      base = g;                                                               \
    if (verbose)                                                              \
      d = c;                                                                  \
    statement;                                                                \
    _Bool early = (x), late = (d < (int)b) | (d > (int)b);                    \
    char *p = base + 16 * (long)early, *q = base + 16 * (long)late;           \
    RETAG                                                                     \
  }
#define NOT_SIGNED a != (int)b
#define NOT_UNSIGNED (unsigned)a != b
