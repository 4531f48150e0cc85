/* The units a and b of several programs, with instances of a template `use' that
   the unit before has too, and of one that it has not.  With CHAR_IN_B unit b
   has one for char, too.

   SPDX-License-Identifier: GPL-3.0-or-later  */

int unit_a (int n);
int unit_b (int n);

#if defined UNIT_a
int
unit_a (int n)
{
  return use<int *> (n) + use<unsigned *> (n) * 3;
}
#elif defined UNIT_b
int
unit_b (int n)
{
  int sum = use<unsigned *> (n) + use<float *> (n) * 3;
#ifdef CHAR_IN_B
  sum += use<char *> (n) * 5;
#endif
  return sum;
}
#endif
