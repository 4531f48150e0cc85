/* A function that takes the addresses of its labels is not folded: each address
   belongs to one function.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <stdio.h>

#define INPUT 12
#include "../../include/test.h"

#define FUNCTION(name)                                                        \
  static NOINLINE int name (const unsigned char *code)                        \
  {                                                                           \
    static void *const targets[] = { &&add, &&twice, &&loop, &&stop };        \
    int sum = 1, rounds = 0;                                                  \
    const unsigned char *at = code;                                           \
    goto *targets[*at++];                                                     \
  add:                                                                        \
    sum += 3;                                                                 \
    goto *targets[*at++];                                                     \
  twice:                                                                      \
    sum *= 2;                                                                 \
    goto *targets[*at++];                                                     \
  loop:                                                                       \
    if (++rounds < input)                                                     \
      at = code;                                                              \
    goto *targets[*at++];                                                     \
  stop:                                                                       \
    return sum;                                                               \
  }

FUNCTION (interpret)
FUNCTION (interpret_again)

/* No computed goto here, but an address that says where the function is.  */
#define LABEL(name)                                                           \
  static NOINLINE long name (int n)                                           \
  {                                                                           \
    static void *const here = &&label;                                        \
    long sum = 0;                                                             \
    for (int i = 0; i < n; i++)                                               \
      {                                                                       \
      label:                                                                  \
        sum += i;                                                             \
        asm volatile ("" : : "r"(here));                                      \
      }                                                                       \
    return sum;                                                               \
  }

LABEL (label_a)
LABEL (label_b)

/* Without that, the same is folded.  */
#define PLAIN(name)                                                           \
  static NOINLINE int name (int n)                                            \
  {                                                                           \
    int sum = 1;                                                              \
    for (int i = 0; i < n; i++)                                               \
      sum = sum * 7 + i;                                                      \
    return sum;                                                               \
  }

PLAIN (plain_a)
PLAIN (plain_b)

int
main (void)
{
  const unsigned char program[] = { 0, 1, 0, 2, 3 };
  printf ("%d\n", interpret (program));
  printf ("%d\n", interpret_again (program));
  printf ("%ld %ld\n", label_a (input), label_b (input));
  printf ("%d %d\n", plain_a (input), plain_b (input));
  return 0;
}

/* { dg-final { mergefn-folds plain_b plain_a removed } } */
/* { dg-final { mergefn-keeps-apart interpret interpret_again } } */
/* { dg-final { mergefn-keeps-apart label_a label_b } } */
/* { dg-final { mergefn-count-merges 1 } } */
