// Instances that stand alone in their units, and copy objects of two types whose members are swapped.  Late
// scalar replacement takes the copies apart, and then the loads in the loop are of one member's type.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-units "main a b" }
// { dg-variant "-O2" }
// { dg-variant "-O3" }
// { dg-ways "static" }
// { dg-mixes "on {on off on} strict" }
// { dg-every-order "each" }

#include "check-aux.h"

struct Node;
struct First
{
  Node *node;
  long number;
};
struct Second
{
  long number;
  Node *node;
};

template <class T>
NOINLINE long
fill (T *to, T from, const long *numbers, int n)
{
  long sum = 0;
  for (int i = 0; i < n; i++)
    {
      T copies[2];
      for (int k = 0; k < 2; k++)
        copies[k] = from;
      for (int k = 0; k < 2; k++)
        to[k] = copies[k];
      sum += numbers[i];
    }
  return sum;
}

long unit_a (First *to, First from, const long *numbers, int n);
long unit_b (Second *to, Second from, const long *numbers, int n);

#if defined UNIT_main
int
main ()
{
  First first[2] = {}, from_first = { nullptr, 5 };
  Second second[2] = {}, from_second = { 5, nullptr };
  CHECK (unit_a (first, from_first, &first[0].number, 1) == 5);
  CHECK (unit_b (second, from_second, &second[0].number, 1) == 5);
  return failures;
}
#elif defined UNIT_a
long
unit_a (First *to, First from, const long *numbers, int n)
{
  return fill (to, from, numbers, n);
}
#else
long
unit_b (Second *to, Second from, const long *numbers, int n)
{
  return fill (to, from, numbers, n);
}
#endif

// { dg-final { mergefn-count-symbols __mergefn_* 2 } }
