/* A function with asm keeps its types, so its key tells all types apart.  Here two variables are in memory when functions
   are folded, and in registers later.  PHIs of one type are taken for one value, and PHIs of two types are not.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-options "-O1 -fstrict-aliasing" } */

static int never;
typedef unsigned long any __attribute__ ((may_alias));
void *escaped;

#define HOLD(a, b)                                                            \
    if (never)                                                                \
      {                                                                       \
        escaped = &a;                                                         \
        __asm__ volatile ("" ::: "memory");                                   \
        escaped = &b;                                                         \
      }
#define STORE(a, value) *(any *) &a = value
#define STORE_BOTH(a, b, value) STORE (a, value); STORE (b, value)
#define LOAD(a) *(any *) &a
#define TEMPLATE "nop"
#include "phi-types-aux.h"

F (f1, unsigned long long, unsigned long long)
F (f2, unsigned long long, long long)
F (f3, unsigned long long, long long)
TEST

int
main (void)
{
  test (calloc (16, 8));
  f3 (calloc (16, 8), input - 16, 0, input, input / 16, calloc (2, 8), calloc (2, 8), input);
  return 0;
}

/* { dg-final { mergefn-keeps-apart f2 f1 } } */
/* { dg-final { mergefn-folds f3 f2 } } */
