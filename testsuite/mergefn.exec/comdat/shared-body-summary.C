// Two steps of a machine call each other, three million times, and each fills in an object of its own by an instance of
// a template.  The calls of the next step stay jumps only if GCC knows that the instances do not keep the object's
// address.  So GCC must know the same of the body that the instances share.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-options "-O2" }

#include <stdio.h>

#define INPUT 3000000
#include "../../include/test.h"

struct Key { int code; double when, more[4]; };
struct Button { int code; double when, more[4]; };

template <class Event>
NOINLINE void
press (Event &e, int n)
{
  e.code = n & 7;
  e.when = n * 0.5;
  for (int i = 0; i < 4; i++)
    e.more[i] = n * 0.7 + i;
}

int waiting (int n, int sum);
int busy (int n, int sum);

NOINLINE int
waiting (int n, int sum)
{
  Key k;
  press (k, n);
  if (k.when < 1)
    return sum + k.code;
  return busy (n - 1, sum ^ k.code);
}

NOINLINE int
busy (int n, int sum)
{
  Button b;
  press (b, n);
  if (b.when < 1)
    return sum - b.code;
  return waiting (n - 1, sum + b.code);
}

int
main ()
{
  printf ("%d\n", waiting (input, 0));
  return 0;
}

// { dg-final { mergefn-folds _Z5pressI6ButtonEvRT_i __mergefn_* } }
// { dg-final { mergefn-folds _Z5pressI3KeyEvRT_i __mergefn_* } }
