// GCC reads strings by the character set of the program that it makes, so units that differ in that share
// nothing.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-units "main a b" }
// { dg-unit a "-O2 -fexec-charset=IBM1047" }
// { dg-mixes "on {on on off}" }
// { dg-every-order each }

#include "check-aux.h"

extern "C" int sprintf (char *, const char *, ...) noexcept;

// In the other set these are two ordinary characters.
template <class T>
NOINLINE int
print (char *buffer, T *x, int n)
{
  int result = sprintf (buffer, "\x61\x25\x64\x62", n);
  x->value = result;
  return result;
}

#if defined UNIT_a
struct A { int value; };

int
use_a (char *buffer, A *x, int n)
{
  return print (buffer, x, n) + 1;
}
#elif defined UNIT_b
struct B { int value; };

int
use_b (char *buffer, int n)
{
  B b;
  int result = print (buffer, &b, n);
  return result * 100 + b.value;
}
#else
int use_b (char *, int);

int
main ()
{
  static char buffer[99];
  CHECK (use_b (buffer, 12345) == 707);
  return failures != 0;
}
#endif

// { dg-final { mergefn-object-symbols a __mergefn_* 1 } }
// { dg-final { mergefn-object-symbols b __mergefn_* 1 } }
