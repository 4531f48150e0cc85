/* Two functions that compute a value twice.  In `user' the two are two values for GCC, at least as long as nothing is
   folded.  It knows of the second that it is small, since the program ends before if it is not.  The program ends in
   `user', and never in `other'.

   Before, a file includes results.h and defines USER_FIRST, USER_SECOND, OTHER_FIRST and OTHER_SECOND, expressions with
   the parameters a, b and c.

   SPDX-License-Identifier: GPL-3.0-or-later  */

static volatile int zero;
static volatile int sink;

#define DEFINE(name, first, second)                                                                \
  NOINLINE static void name (NUMBER a, NUMBER b, NUMBER c, int d, int e, int stop)                 \
  {                                                                                                \
    int s = ((int)(first)&d) | e;                                                                  \
    show (s > 100, e);                                                                             \
    stop_if (stop);                                                                                \
    int u = ((int)(second)&d) | e;                                                                 \
    assume (u <= 100);                                                                             \
    sink = u;                                                                                      \
  }

#ifndef NUMBER
#define NUMBER unsigned
#endif

DEFINE (user, USER_FIRST, USER_SECOND)
DEFINE (other, OTHER_FIRST, OTHER_SECOND)

int
main (void)
{
  other (zero + 1, zero, zero, zero, zero, zero);
  user (zero + 1, zero, zero, zero, zero + 1000, zero + 1);
  return 1;
}
