// Two references through one struct type are of one object for data dependence, or of objects apart: so a
// body with one type is not the one with two, also where bodies forget types.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-units "main a b" }
// { dg-variant "-Os" }
// { dg-variant "-O2" }
// { dg-mixes "on {on off on} {strict on}" }
// { dg-every-order each }

#include "check-aux.h"

struct First { char n, a[64]; };
struct Second { char n, a[64]; };

template <class T, int N>
NOINLINE void
copy (First *p, T *q)
{
  for (int i = 0; i < 64; i++)
    q->a[i] = p->a[i];
}

#if defined UNIT_a
First x, y;

void
use_a ()
{
  copy<First, 1> (&x, &y);
  copy<First, 2> (&x, &y);
}
#elif defined UNIT_b
static char memory[80];

template <int N>
static bool
overlap ()
{
  for (int i = 0; i < 80; i++)
    memory[i] = i;
  copy<Second, N> ((First *) memory, (Second *) (memory + 1));
  return memory[2] == 1 && memory[10] == 1 && memory[65] == 1;
}

bool
use_b ()
{
  return overlap<1> () && overlap<2> ();
}
#else
void use_a ();
bool use_b ();

int
main ()
{
  use_a ();
  CHECK (use_b ());
  return failures != 0;
}
#endif
