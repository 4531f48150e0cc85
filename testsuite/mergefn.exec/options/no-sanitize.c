/* A function that the address sanitizer must leave alone is not the same as
   one that it checks: it may read what the other may not.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-require-target "x86_64-*-linux*" } */
/* { dg-additional-options "-fsanitize=address" } */

#include <stdio.h>

#include "../../include/test.h"

#define UNCHECKED __attribute__ ((no_sanitize_address))

char poisoned[64] = { 1, 2, 3, 4 };
char clean[64] = { 5, 6, 7, 8 };

void
__asan_poison_memory_region (void const volatile *start, __SIZE_TYPE__ size);

static NOINLINE int
checked_a (const char *p, int n)
{
  int sum = 0;
  for (int i = 0; i < n; i++)
    sum = sum * 7 + p[i];
  return sum;
}

static NOINLINE int
checked_b (const char *p, int n)
{
  int sum = 0;
  for (int i = 0; i < n; i++)
    sum = sum * 7 + p[i];
  return sum;
}

static NOINLINE UNCHECKED int
unchecked_a (const char *p, int n)
{
  int sum = 0;
  for (int i = 0; i < n; i++)
    sum = sum * 7 + p[i];
  return sum;
}

static NOINLINE UNCHECKED int
unchecked_b (const char *p, int n)
{
  int sum = 0;
  for (int i = 0; i < n; i++)
    sum = sum * 7 + p[i];
  return sum;
}

int
main (void)
{
  const char *volatile p = poisoned, *volatile c = clean;
  __asan_poison_memory_region (poisoned, sizeof poisoned);
  printf ("%d %d\n", checked_a (c, input), checked_b (c, input));
  printf ("%d %d\n", unchecked_a (p, input), unchecked_b (p, input));
  return 0;
}

/* { dg-final { mergefn-folds checked_b checked_a removed } } */
/* { dg-final { mergefn-folds unchecked_b unchecked_a removed } } */
/* { dg-final { mergefn-keeps-apart checked_a unchecked_a } } */
