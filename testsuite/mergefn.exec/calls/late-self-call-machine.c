/* A state machine of many steps, each of which is a jump.  One of its calls is found late to be a self-call of the kept
   function.  In a loop with a sum of its own, all of its jumps would be calls, and the stack would overflow.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-options "-O2" } */

#include <stdio.h>

#define INPUT 2
#include "../../include/test.h"

static long zero;
static long long zero_too;
struct machine { int (*next) (int, struct machine *, void *, int); };
typedef int transition (int n, struct machine *machine, void *zero, int sum);
static transition a_transition, b_transition;
static transition *restart = a_transition; /* Never changed.  */

#define TRANSITION(name, type)                                                  NOINLINE static int name (int n, struct machine *machine, void *in, int sum)\
  {                                                                           \
    if (n <= 0)                                                               \
      return sum;                                                             \
    sum += *(type *)in;                                                       \
    if (n != 1)                                                               \
      return machine->next (n, machine, in, sum);                             \
    return sum + restart (n - 1, machine, in, sum + 1);                       \
  }

TRANSITION (a_transition, long long)
TRANSITION (b_transition, long)

static NOINLINE int
go_on (int n, struct machine *machine, void *in, int sum)
{
  return b_transition (n - 2, machine, in, sum + 1);
}

int
main (void)
{
  struct machine machine = { go_on };
  printf ("%d ", b_transition (5000001 * input + 1, &machine, &zero, 0));
  printf ("%d\n", a_transition (input - INPUT, &machine, &zero_too, 0));
  return 0;
}

/* { dg-final { mergefn-folds *_transition *_transition } } */
