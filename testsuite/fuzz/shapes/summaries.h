// SPDX-License-Identifier: GPL-3.0-or-later
// C: functions that write memory by an int, which few accesses may be, and by
// what any may be.  A caller goes by what GCC knows of the latter.
// alone: in C++ GCC compiles the functions in another order
// language: c
#include <stdio.h>
volatile int input = 3;
typedef int __attribute__ ((may_alias)) any_int;
@{__attribute__ ((pure)) @|@}static int caller (int n);
// The function calls its caller, so that GCC compiles the caller first.
#define FUNCTION(name, type) \
static @Nint name (type *p, int n) \
{ \
  if (n > 100) \
    return caller (n / 2) + 1; \
  *p = *p @{+@|^@} (n << @{20@|18@}); \
  return n@{@| * @k@}; \
}
// Which of two functions stays goes by their names, too.
#define INT @{a_int@|a_int@|c_int@}
FUNCTION (INT, int)
FUNCTION (b_any, any_int)
static @Nint
caller (int n)
{
  float f = n;
  b_any ((any_int *) &f, n);
  return f == n ? 1 : 2;
}
int
main (void)
{
  int i = input;
  printf ("%d\n", INT (&i, input));
  printf ("%x\n", i);
  printf ("%d\n", caller (input * 8));
  return 0;
}
