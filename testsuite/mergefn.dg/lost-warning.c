/* A function that forgot something gets no warnings of sizes that are too large.  Other functions do: GCC 11
   reads the limit once a unit.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-do assemble } */
/* { dg-options "-O2" } */
/* { dg-mergefn-args "report=json" } */

#include "../include/test.h"
#include "../include/dead-branch.h"

void *mine (unsigned long) __attribute__ ((alloc_size (1))); /* { dg-warning "declared here" } */
void use (void *);
int calls;

PAIR (sizes, use (mine (x)))

void *
after (void)
{
  return mine (1ul << 63); /* { dg-warning "exceeds maximum object size" } */
}

int
main (void)
{
  unsigned r = 0;
  RUN (sizes)
  return r;
}

/* { dg-final { mergefn-folds b_sizes a_sizes } } */
