// Two variables are one in the unit that defines them, the one an alias of the
// other.  Other units cannot know, and GCC takes the two for apart there.  So no
// other unit's body can stand for one of this unit.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-units "main other" }
// { dg-variant "-O1" }
// { dg-variant "-O2" }
// { dg-mixes "on {on off}" }
// { dg-every-order each }

#include "check-aux.h"

#ifdef UNIT_main
int first;
extern int second __attribute__ ((weak, alias ("first")));
#else
extern int first, second;
#endif

template <class T>
NOINLINE int
count (int n)
{
  for (int i = 0; i < n; i++)
    {
      first += 1;
      second += 2;
    }
  return first;
}

#ifdef UNIT_main
int other (int n);

int
main ()
{
  CHECK (count<char> (5) == 15);
  CHECK (count<short> (7) == 36);
  CHECK (other (0) == 72);
  return failures != 0;
}
#else
int
other (int n)
{
  return count<int> (n) + count<long> (n);
}
#endif
