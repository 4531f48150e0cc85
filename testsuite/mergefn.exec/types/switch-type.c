/* A switch on a signed and one on an unsigned value order their cases
   differently, and a switch can fall through from one case into the next.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <stdio.h>

#define INPUT 6
#include "../../include/test.h"

int state;

NOINLINE void
note (int n)
{
  state = state * 3 + n;
}

#define FUNCTION(name, type, between)                                         \
  static NOINLINE void name (const int *p, int n)                             \
  {                                                                           \
    for (int i = 0; i < n; i++)                                               \
      switch ((type) p[i])                                                    \
        {                                                                     \
        case (type) -5 ... (type) -1:                                         \
          note (1);                                                           \
          between;                                                            \
        case 1 ... 100:                                                       \
          note (2);                                                           \
          break;                                                              \
        case 200 ... 1000:                                                    \
          note (3);                                                           \
          break;                                                              \
        case 2000 ... 3000:                                                   \
          note (4);                                                           \
          break;                                                              \
        default:                                                              \
          note (5);                                                           \
        }                                                                     \
  }

FUNCTION (breaks, int, break)
FUNCTION (breaks_again, int, break)
FUNCTION (falls_through, int, note (7))
FUNCTION (falls_through_silently, int, )
FUNCTION (breaks_unsigned, unsigned, break)
FUNCTION (breaks_short, short, break)

int
main (void)
{
  int numbers[6] = { -3, 50, 500, 0x100ff, 2500, 0 };
  void (*volatile functions[]) (const int *, int)
      = { breaks,  breaks_again,    falls_through, falls_through_silently,
          breaks_unsigned, breaks_short };
  for (int f = 0; f < 6; f++)
    {
      functions[f](numbers, input);
      printf ("%d\n", state);
    }
  return 0;
}

/* { dg-final { mergefn-folds breaks_again breaks } } */
/* { dg-final { mergefn-keeps-apart breaks falls_through_silently } } */
/* { dg-final { mergefn-keeps-apart breaks breaks_unsigned } } */
/* { dg-final { mergefn-keeps-apart breaks breaks_short } } */
/* { dg-final { mergefn-count-merges 1 } } */
