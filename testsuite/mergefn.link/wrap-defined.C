// The linker's --wrap changes what a name means where it is not defined.  So a
// body that calls a function of its unit is not one that calls what another
// unit defines.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-require-target "x86_64-*-linux-gnu" }
// { dg-units "main other" }
// { dg-ways "static" }
// { dg-mixes "on {on off}" }
// { dg-variant "-Wl,--wrap=called" }
// { dg-every-order each }

#include "check-aux.h"

extern "C" int called (int) noexcept;

template <class T>
CLONED int
call (int x)
{
  int r = called (x);
  r += called (x + 1) * 3;
  r += called (x + 2) * 5;
  r += called (x + 2) * 7;
  return r;
}

#ifdef UNIT_main
/* lld sends calls in the unit that defines the function to the wrapper, too.  */
#define OWN(result) ((result) == 59 || (result) == 16043)

volatile int seen;

/* As much as GCC takes any function to do that it does not see.  */
extern "C" CLONED int
called (int x) noexcept
{
  seen++;
  asm volatile ("" : : : "memory");
  return x + 1;
}

extern "C" int
__wrap_called (int x)
{
  return x + 1000;
}

int other (int x);

int
main ()
{
  CHECK (OWN (call<char> (1)));
  CHECK (OWN (call<short> (1)));
  CHECK (other (1) == 32086);
  return failures != 0;
}
#else
int
other (int x)
{
  return call<int> (x) + call<long> (x);
}
#endif
