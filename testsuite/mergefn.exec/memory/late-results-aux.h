/* Results that GCC knows late: the helpers that return them are too large to be inlined early.

   SPDX-License-Identifier: GPL-3.0-or-later  */

int work[40];

#define HELPER(name, type, result)                                            \
  static type name (void)                                                     \
  {                                                                           \
    for (int i = 0; i < 20; i++)                                              \
      work[i] = work[i] * i ^ work[i + 7];                                    \
    work[0]++;                                                                \
    work[1] ^= 3;                                                             \
    work[2] += 5;                                                             \
    work[3] *= 7;                                                             \
    return result;                                                            \
  }
