/* Without SSE GCC does not compile a call that passes numbers in SSE registers.  Such calls stand in branches that a late
   pass finds dead.  On i386 a function has to ask for these registers, or is local and has other target options.

   SPDX-License-Identifier: GPL-3.0-or-later  */

int sink;

__attribute__ ((noinline, noclone, target ("sse2,fpmath=sse"))) static double
local (double x)
{
  sink++;
  return x * 2;
}

__attribute__ ((target ("sse2,fpmath=sse"))) int
use (double *p)
{
  *p = local (*p);
  return 1;
}

__attribute__ ((sseregparm)) double asking (double x);
double usual (double x);

#define FUNCTION(name, callee)                                                \
  __attribute__ ((noinline)) int name (int x)                                 \
  {                                                                           \
    char b[8];                                                                \
    __builtin_strcpy (b, "abc");                                              \
    sink = x;                                                                 \
    if (__builtin_strlen (b) != 3)                                            \
      callee (2.5);                                                           \
    return x * 3 + b[1];                                                      \
  }
#define PAIR(callee) FUNCTION (a_##callee, callee) FUNCTION (b_##callee, callee)

PAIR (local)
PAIR (asking)
PAIR (usual)
