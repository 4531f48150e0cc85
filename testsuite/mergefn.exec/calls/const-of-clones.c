/* Clones that GCC made promise what the functions promise, of which they are clones.  The const one reads what
   never changes.  The other one is called after a store, which must stay (const-in-one-caller.c).

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <stdio.h>

#define NO_INPUT
#include "../../include/test.h"

struct S
{
  long a, b, c;
};
int table[4];
volatile int zero;
struct S out;

#define BODY                                                                                       \
  {                                                                                                \
    struct S s = { table[i & 3] * 3 * k, table[(i + 1) & 3] ^ 5, i + *p };                         \
    return s;                                                                                      \
  }

CLONED __attribute__ ((const, nonnull)) static struct S second (int i, const char *p, int k) BODY
CLONED __attribute__ ((nonnull)) static struct S first (int i, const char *p, int k) BODY

NOIPA void
caller (int b, int i)
{
  table[0] = 5;
  if (b)
    out = second (i, "x", 1);
  else
    out = first (i, "x", 1);
  table[0] = 6;
}

int
main (void)
{
  caller (1, 1 + zero);
  caller (zero, zero);
  printf ("%ld %d\n", out.a, zero);
  return 0;
}

/* { dg-final { mergefn-folds second* first* } } */
