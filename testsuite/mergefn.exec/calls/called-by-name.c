/* A function with a built-in function's name is called by that name when GCC
   makes a call of an assignment or a loop: so it stays, though all calls that
   the program spells could go elsewhere.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-additional-options "-fwhole-program -fno-builtin" } */
/* { dg-mergefn-torture } */

#include <stdio.h>

#define NO_INPUT
#include "../../include/test.h"

struct large { char bytes[40000]; };

int calls;

#define CLEAR(name)                                                           \
  NOINLINE void *name (void *p, int c, size_t n)                              \
  {                                                                           \
    char *q = p;                                                              \
    calls++;                                                                  \
    while (n--)                                                               \
      {                                                                       \
        *q++ = c;                                                             \
        __asm__ volatile ("");                                                \
      }                                                                       \
    return p;                                                                 \
  }

CLEAR (clear)
CLEAR (memset)
CLEAR (wipe)

NOINLINE void
init (struct large *s)
{
  *s = (struct large){ { 0 } };
}

struct large s;

int
main (int argc, char **argv)
{
  (void) argv;
  clear (&s, argc, 300);
  printf ("%d %d\n", s.bytes[0], s.bytes[299]);
  wipe (&s, argc + 2, 300);
  printf ("%d %d\n", s.bytes[0], s.bytes[299]);
  memset (&s, argc + 1, 40000);
  printf ("%d %d\n", s.bytes[0], s.bytes[39999]);
  init (&s);
  printf ("%d %d\n", s.bytes[0], s.bytes[39999]);
  printf ("%d\n", calls > 3);
  return 0;
}

/* { dg-final { mergefn-folds wipe clear removed } } */
