/* The C part of the programs of personality.exp: the same functions, which
   another language's runtime unwinds.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#define NO_INPUT
#include "../include/test.h"

int finished;
void may_throw (int n);

static inline void
finish (char *guard)
{
  finished++;
}

#define FUNCTION(name)                                                        \
  NOINLINE int name (int n)                                                   \
  {                                                                           \
    int sum = 1;                                                              \
    for (int i = 0; i < n; i++)                                               \
      {                                                                       \
        char guard __attribute__ ((cleanup (finish)));                        \
        may_throw (i);                                                        \
        sum = sum * 7 + i;                                                    \
      }                                                                       \
    return sum;                                                               \
  }

FUNCTION (finish_c)
FUNCTION (finish_c_too)
