/* Calls the functions of partitions-slots-aux.C by slots that GCC reads only in the partition of this unit.  Before
   that, the calls stand in functions that do not see the objects' classes.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "partitions-slots-aux.h"
#include <stdio.h>

int table[64];

#define FUNCTION(name, constant)                                                                   \
  static int name (Base *object, int n)                                                            \
  {                                                                                                \
    for (int i = 0; i < n; i++)                                                                    \
      {                                                                                            \
        table[i] ^= i * constant;                                                                  \
        table[i + 9] += table[i] >> 3;                                                             \
        table[i + 17] -= table[i + 8] << 2;                                                        \
        table[i + 23] |= table[i + 5] % constant;                                                  \
      }                                                                                            \
    return object->m (table[n]);                                                                   \
  }

FUNCTION (of_x, 3)
FUNCTION (of_y, 7)

int
main (int argc, char **)
{
  X x;
  Y y;
  printf ("%d %d\n", of_x (&x, argc), of_y (&y, argc + 1));
}
