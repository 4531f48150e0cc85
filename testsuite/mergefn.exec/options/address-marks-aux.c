/* The other unit of address-marks.c.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "address-marks-aux.h"

long of_aux (long n);

long
of_aux (long n)
{
  return parent (n) + 1;
}
