/* Functions that could be folded, and an error that GCC finds only after them.
   Is no test of its own.

   SPDX-License-Identifier: GPL-3.0-or-later  */

long
first (long n)
{
  return n * 3 / 7 + n % 11;
}

long
second (long n)
{
  return n * 3 / 7 + n % 11;
}

int wrong = "text" / 2;
