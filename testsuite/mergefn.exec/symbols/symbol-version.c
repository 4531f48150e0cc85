/* A function that has a versioned name is left alone: the version belongs to
   one symbol, by which programs were linked against it.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-require-target "*-*-linux*" } */
/* { dg-additional-options "-rdynamic -fvisibility=default" } */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdio.h>

#include "../../include/test.h"

#define VERSION(name) __attribute__ ((noinline, noclone, symver (name)))

#define FUNCTION(attributes, name)                                            \
  attributes int name (int n)                                                 \
  {                                                                           \
    int sum = 1;                                                              \
    for (int i = 0; i < n; i++)                                               \
      sum = sum * 7 + i;                                                      \
    return sum;                                                               \
  }

FUNCTION (VERSION ("compute@OLD_1"), compute_old)
FUNCTION (VERSION ("compute@@NEW_2"), compute_new)
FUNCTION (NOINLINE, plain_a)
FUNCTION (NOINLINE, plain_b)

int (*volatile functions[]) (int)
    = { compute_old, compute_new, plain_a, plain_b };

int
main (void)
{
  int (*old) (int) = (int (*) (int)) dlvsym (RTLD_DEFAULT, "compute", "OLD_1");
  int (*new) (int) = (int (*) (int)) dlvsym (RTLD_DEFAULT, "compute", "NEW_2");
  for (int f = 0; f < 4; f++)
    printf ("%d ", functions[f](input + f));
  printf ("%d %d %d\n", old == functions[0], new == functions[1], old == new);
  return 0;
}

/* { dg-final { mergefn-folds plain_b plain_a thunk } } */
/* { dg-final { mergefn-keeps-apart compute_old compute_new } } */
/* { dg-final { mergefn-keeps-apart compute_old plain_a } } */
/* { dg-final { mergefn-excludes alias-kind } } */
