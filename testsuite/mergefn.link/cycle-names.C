// Two units have state machines of four functions that call each other.  One
// state of the one and one of the other give the same for every word of up to
// four letters, and differ for a longer one: so do their names.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-units "main a b" }
// { dg-ways "static pie-gc" }
// { dg-every-order each }

#include "check-aux.h"

struct One
{
  static constexpr int out[4] = { 0, 0, 1, 0 }, zero[4] = { 2, 2, 0, 0 }, one[4] = { 3, 0, 1, 1 };
};
struct Two
{
  static constexpr int out[4] = { 0, 0, 0, 1 }, zero[4] = { 1, 3, 3, 2 }, one[4] = { 2, 2, 0, 1 };
};

// Which state is left after the BITS of W.
template <class M, int S, class T>
CLONED int
state (unsigned w, int bits, T *seen)
{
  if (bits == 0)
    return M::out[S];
  *seen += 1;
  if (w & 1)
    return state<M, M::one[S], T> (w >> 1, bits - 1, seen);
  return state<M, M::zero[S], T> (w >> 1, bits - 1, seen);
}

int unit_a (unsigned w, int bits);
int unit_b (unsigned w, int bits);

#if defined UNIT_main
int
main ()
{
  unsigned s = 0, t = 0;
  for (unsigned w = 0; w < 256; w++)
    {
      s = s * 31 + unit_a (w, 8);
      t = t * 31 + unit_b (w, 8);
    }
  CHECK (s == 1017674997u);
  CHECK (t == 4044207093u);
  return 0;
}
#elif defined UNIT_a
int
unit_a (unsigned w, int bits)
{
  int a = 0;
  unsigned b = 0;
  return state<One, 1> (w, bits, &a) + 2 * state<One, 1> (w, bits, &b);
}
#elif defined UNIT_b
int
unit_b (unsigned w, int bits)
{
  int a = 0;
  unsigned b = 0;
  return state<Two, 1> (w, bits, &a) + 2 * state<Two, 1> (w, bits, &b);
}
#endif
