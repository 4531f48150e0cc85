/* A function that forgot something gets no warnings of sizes that are too large.  Other functions do: GCC 11
   reads the limit once a unit.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-do assemble } */
/* { dg-options "-O2" } */
/* { dg-mergefn-args "report=json" } */

#include "../include/test.h"

void *mine (unsigned long) __attribute__ ((alloc_size (1))); /* { dg-warning "declared here" } */
void use (void *);
int calls;

#define FUNCTION(name)                                                        \
  static NOINLINE int name (int x, unsigned m, unsigned n)                    \
  {                                                                           \
    if (m > 2 && n > 2)                                                       \
      use (mine (x));                                                         \
    calls ^= calls << 3;                                                      \
    return x * 3 + calls;                                                     \
  }

FUNCTION (a_first)
FUNCTION (b_second)

void *
after (void)
{
  return mine (1ul << 63); /* { dg-warning "exceeds maximum object size" } */
}

int
main (void)
{
  unsigned r = 0;
  for (unsigned i = 0; i < 10; i++)
    {
      r += a_first (input, i & 1, i + input);
      r += a_first (input + 1, i & 1, i * input);
      r += b_second (input, i + input, i & 1);
      r += b_second (input + 1, i * input, i & 1);
    }
  return r;
}

/* { dg-final { mergefn-folds b_second a_first } } */
