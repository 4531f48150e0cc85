/* An alignment that the user asked for is kept: whoever looks at a function's
   address finds it aligned as declared.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <stdint.h>
#include <stdio.h>

#include "../../include/test.h"

#define ALIGNED __attribute__ ((aligned (256)))

int table[8];

NOINLINE void
plain (int n)
{
  for (int i = 0; i < n; i++)
    table[i & 7] += i * n;
}

NOINLINE ALIGNED void
aligned_a (int n)
{
  for (int i = 0; i < n; i++)
    table[i & 7] += i * n;
}

NOINLINE ALIGNED void
aligned_b (int n)
{
  for (int i = 0; i < n; i++)
    table[i & 7] += i * n;
}

void (*volatile functions[]) (int) = { plain, aligned_a, aligned_b };

int
main (void)
{
  for (int f = 0; f < 3; f++)
    functions[f] (input + f);
  for (int i = 0; i < 8; i++)
    printf ("%d ", table[i]);
  printf ("%d %d %d\n", (int) ((uintptr_t) functions[1] % 256),
          (int) ((uintptr_t) functions[2] % 256),
          functions[1] == functions[2]);
  return 0;
}

/* { dg-final { mergefn-folds aligned_b aligned_a thunk } } */
/* { dg-final { mergefn-keeps-apart plain aligned_a } } */
