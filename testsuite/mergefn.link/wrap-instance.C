// The linker's --wrap changes what a name means where it is not defined.  An
// explicit instance of a template is defined in one unit, though the linker may
// take another unit's.  As wrap-defined.C.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-require-target "x86_64-*-linux-gnu" }
// { dg-units "main other" }
// { dg-ways "static" }
// { dg-mixes "on {on off}" }
// { dg-variant "-Wl,--wrap=_ZN1HIiE6calledEi" }
// { dg-every-order each }

#include "check-aux.h"

template <class T>
struct H
{
  static int called (int);
};

/* GCC leaves out the unused parameter: each unit has a clone of its own.  */
template <class T>
CLONED int
call (int x, int y)
{
  return H<T>::called (x) + H<T>::called (x + 1) * 3;
}

#ifdef UNIT_main
/* GCC must know no more of it than of any function that it does not see: it may throw.  */
volatile int seen;

template <class T>
CLONED int
H<T>::called (int x)
{
  seen++;
  asm volatile ("" : : : "memory");
  if (seen < 0)
    throw x;
  return x + 1;
}

template struct H<int>;

extern "C" int
__wrap__ZN1HIiE6calledEi (int x)
{
  return x + 1000;
}

int other (int x);

int
main (int argc, char **)
{
  /* lld sends calls in the unit that defines the function to the wrapper, too.  */
  int own = call<int> (argc, 5);
  CHECK (own == 11 || own == 4007);
  CHECK (other (argc) == 4007);
  return failures != 0;
}
#else
int
other (int x)
{
  return call<int> (x, 7);
}
#endif
