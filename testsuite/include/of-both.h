/* Two functions that fold, and give equal results for equal arguments.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#define LOW(name)                                                                                  \
  NOINLINE static int name (int a)                                                                 \
  {                                                                                                \
    return (a ^ 5) & (a | 64) & 4095;                                                              \
  }

LOW (of_first)
LOW (of_second)
