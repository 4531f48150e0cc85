// A sanitizer's message names the type that a pointer in a loop points to.  A shared body forgets how that is aligned,
// but not which type it is.  What is printed goes to standard output.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-options "-O2 -fsanitize=object-size" }

#include <cstdio>
#include <unistd.h>

#define INPUT 18
#include "../../include/test.h"

int table[16];

template <class T>
NOINLINE long
sum_of (int n, T)
{
  long sum = 0;
  for (int i = 0; i < n; i++)
    {
      int *p = (int *) ((char *) table + i * 4L);
      sum += *p != 7;
    }
  return sum;
}

int
main (int argc, char **)
{
  // The message has an address, so only the type is printed.
  int ends[2];
  if (pipe (ends) || dup2 (ends[1], 2) < 0)
    return 1;
  sum_of (input, 1u);
  if (argc > 9)
    sum_of (input, 1);
  static char said[4096];
  said[read (ends[0], said, sizeof said - 1)] = 0;
  bool of_int = false;
  for (char *at = said; *at; at++)
    of_int |= __builtin_strncmp (at, "type 'int'", 10) == 0;
  printf ("%d\n", of_int);
  return 0;
}

// { dg-final { mergefn-folds _Z6sum_ofIiEliT_ _Z6sum_ofIjEliT_ } }
