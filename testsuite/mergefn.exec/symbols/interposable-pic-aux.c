/* Uses of the symbols of interposable-pic.c in another unit.

   SPDX-License-Identifier: GPL-3.0-or-later  */

int public_a (int);
int public_b (int);
int public_c (int);
int hidden_a (int) __attribute__ ((visibility ("hidden")));
int hidden_b (int) __attribute__ ((visibility ("hidden")));

int
other_unit (int n)
{
  int (*volatile a) (int) = hidden_a, (*volatile b) (int) = hidden_b;
  return public_a (n) + public_b (n + 1) * 3 + public_c (n + 2) * 5
         + hidden_a (n) * 7 + hidden_b (n) * 11 + (a == b) * 13;
}
