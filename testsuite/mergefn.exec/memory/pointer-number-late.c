/* A pointer that a loop computes from a constant base is taken to be at least as large as what it points to is aligned.
   Here the base is in memory, as a number: GCC finds late what it is.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

#include <stdint.h>
#include <stdio.h>

#define INPUT 6
#include "../../include/test.h"

struct memory { char bytes[1 << 20]; };
struct page { char bytes[4096]; } __attribute__ ((aligned (4096)));
union start { uintptr_t number; struct memory *at; };
static union start start = { 0x400 };
static int steps = 3;
uintptr_t seen[16];

#define LOOP(memory, type)                                                    \
    int k = 0;                                                                \
    for (long i = 0x1400;; i -= 0x400)                                        \
      {                                                                       \
        type *at = (type *) &memory->bytes[i];                                \
        seen[k++] = (uintptr_t) at;                                           \
        if (k == input)                                                       \
          break;                                                              \
      }                                                                       \
    return k;

/* Nobody writes START.  */
#define STATIC(name, type)                                                    \
  NOINLINE int name (void)                                                    \
  {                                                                           \
    LOOP (start.at, type)                                                     \
  }
/* Nobody writes STEPS.  */
#define LOCAL(name, type)                                                     \
  NOINLINE int name (void)                                                    \
  {                                                                           \
    union start starts[8];                                                    \
    for (int i = 0; i <= steps; i++)                                          \
      starts[i].number = 0x400;                                               \
    struct memory *memory = starts[steps].at;                                 \
    LOOP (memory, type)                                                       \
  }
STATIC (a_static_page, struct page)
STATIC (static_char, char)
LOCAL (a_local_page, struct page)
LOCAL (local_char, char)

int
main (int argc, char **argv)
{
  if (argc > 9)
    printf ("%d %d\n", a_static_page (), a_local_page ());
  printf ("%d %d %d\n", static_char (), (int) seen[0], (int) seen[5]);
  printf ("%d %d %d\n", local_char (), (int) seen[0], (int) seen[5]);
  return 0;
}

/* { dg-final { mergefn-folds static_char a_static_page } } */
/* { dg-final { mergefn-folds local_char a_local_page } } */
/* { dg-final { mergefn-needs pointee-alignment {-O1 -O2 -O3 -Os} } } */
