/* Two functions that fold, but for an attribute that GCC settles their way of being called by.  They are called from
   another partition.  As profile.exp.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#define FUNCTION(name, which)                                                                      \
  int __attribute__ ((noinline, noclone, nonnull (which))) name (int *x, int *y, int z)            \
  {                                                                                                \
    int s = z;                                                                                     \
    for (int i = 0; i < z; i++)                                                                    \
      s = s * 3 + i * z;                                                                           \
    *x = s;                                                                                        \
    *y = s + 1;                                                                                    \
    return s;                                                                                      \
  }

FUNCTION (kept, 1)
FUNCTION (later, 2)

/* What the program spends its time in.  */
int __attribute__ ((noinline, noclone))
spin (int n)
{
  int s = 1;
  for (int i = 0; i < n; i++)
    {
      s = s * 17 + i;
      if (s & 64)
        s ^= i;
    }
  return s;
}
