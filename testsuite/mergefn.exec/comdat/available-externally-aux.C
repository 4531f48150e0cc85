// The unit that instantiates the templates of available-externally.C.
//
// SPDX-License-Identifier: GPL-3.0-or-later

#define NO_INPUT
#include "../../include/test.h"

template <int N>
struct Sum
{
  static NOINLINE int
  add (const int *p, int n)
  {
    int sum = 1;
    for (int i = 0; i < n; i++)
      sum = sum * 7 + p[i];
    /* So that the two are not the same here.  */
    return sum + N - N * (n < 1000);
  }
};

template struct Sum<1>;
template struct Sum<2>;

bool
known_elsewhere (int n, int (*function) (const int *, int))
{
  return function == (n == 1 ? Sum<1>::add : Sum<2>::add);
}
