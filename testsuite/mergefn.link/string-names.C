// Whether a pointer is one to characters is not in a name by content, so GCC's pass for strings leaves the named bodies
// alone.  The linker keeps any unit's.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-units "main a b" }
// { dg-unit a "-O2" }
// { dg-unit b "-O2" }
// { dg-ways "static pie-gc" }
// { dg-mixes "on {on off on} {off on} strict" }
// { dg-every-order "each" }

#include "check-aux.h"
#include <cstring>

template <typename T>
NOINLINE unsigned
take (long *p, T *q)
{
  long x = *p;
  strcpy ((char *) p, "abcdefg");
  for (int k = 0; k < 4; k += 2)
    ((long *) q)[k] = x;
  return strlen ((char *) q);
}

unsigned unit_a ();
unsigned unit_b ();

#if defined UNIT_main
int
main ()
{
  CHECK (unit_a () == 7);
  CHECK (unit_b () == 3);
  return failures != 0;
}
#elif defined UNIT_a
unsigned
unit_a ()
{
  long p = 0x41424344454647, q[4] = {};
  return take<char> (&p, (char *) q);
}
#else
unsigned
unit_b ()
{
  long p = 0x434241, q[4] = {};
  return take<long> (&p, q);
}
#endif
