/* More local variables than a frame of i386 can hold, in a branch that only PRE finds dead.  None is large by itself.
   Beside them, functions that fold.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "../include/dead-by-pre.h"

volatile int input;
volatile short sink;
void use (void *, ...);
typedef char part[200000000];

#define FRAME                                                                 \
  part a, b, c, d, e, f, g, h, i, j, k;                                       \
  use (a, b, c, d, e, f, g, h, i, j, k)

#define FUNCTION(name, ...)                                                   \
  __attribute__ ((noinline, noclone)) int name (int n, int *p)                \
  {                                                                           \
    STORES (__VA_ARGS__)                                                      \
    return n * 3;                                                             \
  }
FUNCTION (a_frame, FRAME)
FUNCTION (b_frame, FRAME)
FUNCTION (a_plain, sink = 8)
FUNCTION (b_plain, sink = 8)
