/* A body whose branches call two functions, FIRST and SECOND.  The result of the one is at most 100.  GCC 11 takes the two
   for one value, and x & 127 for x.

   SPDX-License-Identifier: GPL-3.0-or-later  */

volatile unsigned shown, calls;

#define TWO_BRANCHES(first, second)                                                                \
  unsigned v;                                                                                      \
  if (branch)                                                                                      \
    {                                                                                              \
      unsigned r = second (a), x;                                                                  \
      if (small)                                                                                   \
        {                                                                                          \
          calls++;                                                                                 \
          x = 127;                                                                                 \
        }                                                                                          \
      else                                                                                         \
        {                                                                                          \
          x = y;                                                                                   \
          shown = r & y;                                                                           \
        }                                                                                          \
      v = r & x;                                                                                   \
    }                                                                                              \
  else                                                                                             \
    {                                                                                              \
      unsigned r = first (a);                                                                      \
      if (r > 100)                                                                                 \
        __builtin_unreachable ();                                                                  \
      shown = r;                                                                                   \
      v = r * 3;                                                                                   \
    }                                                                                              \
  return v
