/* C++20 modules: what is imported folds as anything else, and what does something else does not.  modules-shapes.ccm is
   the module.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-final { mergefn-folds *wide_digits* __mergefn_* } } */
/* { dg-final { mergefn-keeps-apart *difference* *NodeI?E3get* } } */

#include <cstdio>
import shapes;

volatile int input = 3;

int
main ()
{
  Node<long> a{};
  Node<long long> b{};
  a.value = input;
  b.value = input + 1;
  long x[4] = { 1, 2, 3, input };
  long long y[4] = { 4, 3, 2, input };
  std::printf ("%ld %lld %ld %lld %ld\n", sum (&a), sum (&b), digits (x), wide_digits (y), difference (x));
}
