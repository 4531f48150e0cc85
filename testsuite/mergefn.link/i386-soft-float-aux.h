/* Without a floating-point unit GCC makes calls of library functions that i386 does not have.  They stand in branches that
   GCC knows to be dead by the ranges of different parameters.

   SPDX-License-Identifier: GPL-3.0-or-later  */

volatile int sink;
double number = 0.25;
long here[2];
int elsewhere[2];

#define FUNCTION(name, type, statement)                                       \
  __attribute__ ((noinline)) static int name (int a, int b, type *p)          \
  {                                                                           \
    int s = a * 3 + b;                                                        \
    sink = a;                                                                 \
    if (a > 100)                                                              \
      {                                                                       \
        sink = 7;                                                             \
        if (b > 100)                                                          \
          statement;                                                          \
      }                                                                       \
    *p += s;                                                                  \
    sink = s;                                                                 \
    return s;                                                                 \
  }
#define PAIR(name, statement)                                                 \
  FUNCTION (a_##name, long, statement) FUNCTION (b_##name, int, statement)
PAIR (sum, if (sink > 3) number = number + 1.0)
PAIR (comparison, if (number > 0.5) sink = 3)
PAIR (plain, sink = 5)

#define CALL(name)                                                            \
  (a_##name (n & 7, n + 1000, here + (n & 1)) + b_##name (n + 1000, n & 7, elsewhere + (n & 1)))

int
main (int n, char **v)
{
  int r = 0;
  for (int i = 0; i < 3; i++)
    r += CALL (sum) + CALL (comparison) + CALL (plain);
  return r < 0;
}
