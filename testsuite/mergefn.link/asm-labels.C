// Asm in a function defines names for all of its unit.  Here each unit has bytes of its own under one label, and in one
// unit a name stands for a local function.  So no unit's instance may stand for another's, wherever the asm is.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-require-target "x86_64-*-linux* i?86-*-linux*" }
// { dg-units "main a b" }
// { dg-variant "-O2" }
// { dg-ways "static" }
// { dg-mixes "on" }
// { dg-every-order "each" }

#include "check-aux.h"

extern "C" const unsigned char blob[], blob_end[];
extern "C" int hook (int);

template <class T>
NOINLINE int
sum (T *to, int n)
{
  int result = n;
  for (const unsigned char *p = blob; p != blob_end; p++)
    result = result * 3 + *p;
  to->value = result;
  return result;
}

template <class T>
NOINLINE int
call (T *to, int n)
{
  for (int i = 0; i < n; i++)
    to->value = to->value * 3 + hook (i);
  return to->value;
}

#define BLOB(bytes)                                                                                \
  __attribute__ ((used, noinline)) static void holder ()                                           \
  {                                                                                                \
    asm volatile (".pushsection .rodata\nblob:\n.byte " bytes "\nblob_end: .popsection");           \
  }

int sum_a (int n), sum_b (int n), call_a (int n), call_b (int n);

#if defined UNIT_main
extern "C" int
hook (int n)
{
  return n + 1;
}

int
main ()
{
  CHECK (sum_a (1) == 45);
  CHECK (sum_b (1) == 423);
  CHECK (call_a (1) == 100);
  CHECK (call_b (1) == 1);
  return failures;
}
#elif defined UNIT_a
struct A
{
  int value;
};
BLOB ("1,2,3")
__attribute__ ((used, noinline)) static int
my_hook (int n)
{
  return n + 100;
}
__attribute__ ((used, noinline)) static void
binder ()
{
  asm volatile (".set hook, _ZL7my_hooki");
}
int
sum_a (int n)
{
  A a;
  return sum (&a, n);
}
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
BLOB ("9,8,7,6")
int
sum_b (int n)
{
  B b;
  return sum (&b, n);
}
int
call_b (int n)
{
  B b = { 0 };
  return call (&b, n);
}
#endif
