/* What a caller needs that calls a const function twice, and knows more of one result than of the other (results.h).  What the
   caller finds out late of another function must not make the two arguments equal: of one that calls both of two functions
   that fold (of-both.h).

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "results.h"
#include "of-both.h"

volatile unsigned zero;
volatile int sink;

/* Const from the beginning.  */
NOINLINE static int
number (int a)
{
  return (a ^ 21) & 1023;
}
