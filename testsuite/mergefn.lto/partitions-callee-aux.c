/* Two equal functions, in a partition of their own.  Another partition calls both.  Of `kept' there may be a pointer,
   so it takes its arguments on the stack; `before' takes them in registers on i386.  As partitions.exp.  With SMALL a
   thunk would be no smaller than the function.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifdef SMALL
#define FUNCTION(name)                                                                             \
  int __attribute__ ((noinline, noclone)) name (int x, int y, int z) { return x * y - z; }
#else
#define FUNCTION(name)                                                                             \
  int __attribute__ ((noinline, noclone)) name (int x, int y, int z)                               \
  {                                                                                                \
    int s = x;                                                                                     \
    for (int i = 0; i < y; i++)                                                                    \
      s = s * 3 + i * z;                                                                           \
    return s;                                                                                      \
  }
#endif

FUNCTION (before)
FUNCTION (kept)

typedef int function (int, int, int);
extern function *volatile pointer;

int
through_pointer (int a)
{
#ifdef SMALL
  a += before (a, 1, a); /* 0; a call in this partition.  */
#endif
  pointer = kept;
  return kept (a, 2, 3) + pointer (a, 1, 1);
}
