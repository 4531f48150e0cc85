/* More local variables than a frame of i386 can hold, in a branch that only PRE finds dead.  None is large by itself.
   Beside them, functions that fold.

   SPDX-License-Identifier: GPL-3.0-or-later  */

volatile int input;
volatile short sink;
void use (void *, ...);
typedef char part[200000000];

#define SINK sink = 1; sink = 2; sink = 3; sink = n;
#define STORES(branch)                                                        \
  {                                                                           \
    if (n > 5)                                                                \
      {                                                                       \
        *p = 4;                                                               \
        sink = n;                                                             \
      }                                                                       \
    else                                                                      \
      {                                                                       \
        *p = 4;                                                               \
        (void) input;                                                         \
      }                                                                       \
    SINK SINK SINK SINK SINK SINK SINK                                        \
    if (*p != 4)                                                              \
      {                                                                       \
        branch;                                                               \
      }                                                                       \
    return n * 3;                                                             \
  }
#define FRAME                                                                 \
  part a, b, c, d, e, f, g, h, i, j, k;                                       \
  use (a, b, c, d, e, f, g, h, i, j, k)

__attribute__ ((noinline, noclone)) int a_frame (int n, int *p) STORES (FRAME)
__attribute__ ((noinline, noclone)) int b_frame (int n, int *p) STORES (FRAME)
__attribute__ ((noinline, noclone)) int a_plain (int n, int *p) STORES (sink = 8)
__attribute__ ((noinline, noclone)) int b_plain (int n, int *p) STORES (sink = 8)
