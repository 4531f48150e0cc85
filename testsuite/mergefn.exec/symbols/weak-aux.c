/* Replaces two of the weak functions of weak.c.

   SPDX-License-Identifier: GPL-3.0-or-later  */

int
weak_replaced (int n)
{
  return n + 1000;
}

int
only_weak_replaced (int n)
{
  return n + 2000;
}
