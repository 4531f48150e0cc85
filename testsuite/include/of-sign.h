/* Two functions that fold, and give equal results for equal arguments.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#define LOW(name, type)                                                                            \
  NOINLINE static int name (int b)                                                                 \
  {                                                                                                \
    type a = b;                                                                                    \
    return (a ^ 5) & (a | 64) & 4095;                                                              \
  }

LOW (of_signed, int)
LOW (of_unsigned, unsigned)
