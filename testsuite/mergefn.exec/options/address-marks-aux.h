/* A static function of a header, for both units of address-marks.c.

   SPDX-License-Identifier: GPL-3.0-or-later  */

void use (long *);

static __attribute__ ((noinline)) long
parent (long n)
{
  long sum = n;
  if (n > 1)
    {
      long captured[32];
      void set (long k) { captured[k] = k * 7 + 1; }
      set (3);
      set (n);
      use (captured);
      sum += captured[3];
    }
  use (0);
  return sum;
}
