// Like asm-labels.C, where a comment hides that a line of asm defines a name.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-require-target "x86_64-*-linux*" }
// { dg-units "main a b" }
// { dg-variant "-O2" }
// { dg-ways "static" }
// { dg-mixes "on" }
// { dg-every-order "each" }

#include "check-aux.h"

extern "C" int hook (int);

template <class T>
NOINLINE int
call (T *to, int n)
{
  for (int i = 0; i < n; i++)
    to->value = to->value * 5 + hook (i);
  return to->value;
}

int call_a (int n), call_b (int n);

#if defined UNIT_main
extern "C" int
hook (int n)
{
  return n + 2;
}

int
main ()
{
  CHECK (call_a (1) == 100);
  CHECK (call_b (1) == 2);
  return failures;
}
#elif defined UNIT_a
__attribute__ ((used, noinline)) static void
holder ()
{
  asm volatile ("jmp 1f\n/* this unit's own */ hook: leal 100(%rdi), %eax\nret\n1:");
}
struct A
{
  int value;
};
int
call_a (int n)
{
  A a = { 0 };
  return call (&a, n);
}
#elif defined UNIT_b
struct B
{
  int value;
};
int
call_b (int n)
{
  B b = { 0 };
  return call (&b, n);
}
#endif
