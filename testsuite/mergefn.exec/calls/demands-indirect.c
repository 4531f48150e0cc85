/* An indirect call that GCC finds out late to be one of a function which must vanish.  The branch is dead, by what GCC
   knows of one of two parameters alone.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-options "-O2" } */

#include <stdio.h>

#include "../../include/test.h"

__attribute__ ((error ("cannot happen"))) void bad (void);
int calls;

#define FUNCTION(name, target)                                                \
  static NOINLINE int name (int x, unsigned m, unsigned n)                    \
  {                                                                           \
    if (m > 2 && n > 2)                                                       \
      {                                                                       \
        void (*table[2]) (void);                                              \
        for (int i = 0; i < 2; i++)                                           \
          table[i] = target;                                                  \
        table[1] ();                                                          \
      }                                                                       \
    calls ^= calls << 3;                                                      \
    return x * 3 + calls;                                                     \
  }

FUNCTION (a_bad, bad)
FUNCTION (b_bad, bad)

#define PLAIN(name)                                                           \
  static NOINLINE int name (int x, unsigned m, unsigned n)                    \
  {                                                                           \
    if (m > 2 && n > 2)                                                       \
      puts ("large");                                                         \
    calls ^= calls << 3;                                                      \
    return x * 5 + calls;                                                     \
  }

PLAIN (a_plain)
PLAIN (b_plain)

#define RUN(name)                                                             \
  for (unsigned i = 0; i < 10; i++)                                           \
    {                                                                         \
      r += a_##name (input, i & 1, i + input);                                \
      r += a_##name (input + 1, i & 1, i * input);                            \
      r += b_##name (input, i + input, i & 1);                                \
      r += b_##name (input + 1, i * input, i & 1);                            \
    }

int
main (void)
{
  unsigned r = 0;
  RUN (bad)
  RUN (plain)
  printf ("%u\n", r);
  return 0;
}

/* { dg-final { mergefn-keeps-apart a_bad b_bad } } */
/* { dg-final { mergefn-folds b_plain a_plain } } */
