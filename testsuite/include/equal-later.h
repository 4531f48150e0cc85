/* Two functions that fold.  Functions that call the one and the other come to be equal after that, so in a later round.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#define MIXES(name)                                                                                \
  static NOINLINE int name (int n)                                                                 \
  {                                                                                                \
    return n * 3 ^ (n + 7) ^ n >> 3;                                                               \
  }
MIXES (g1)
MIXES (g2)
