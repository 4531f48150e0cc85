// A unit may have a local function by the name of memcpy.  Calls of memcpy that GCC makes of assignments then run
// it, as the assembler sees no difference.  Another unit's memcpy is another one.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-require-target "x86_64-*-linux*" }
// { dg-units "main a" }
// { dg-options "-O2" }
// { dg-ways "static" }
// { dg-mixes "on strict" }
// { dg-every-order each }

#include "check-aux.h"

struct Big
{
  int items[4096];
};

template <class T>
NOINLINE int
copy_all (T **wanted, Big *to, Big *from, int n)
{
  int sum = 0;
  for (int i = 0; i < n; i++)
    if (wanted[i])
      {
        to[i] = from[n - 1 - i];
        __asm__ volatile ("" : : : "memory");
        sum += i;
      }
  return sum;
}

int use_a ();

template <class T>
NOINLINE int
use (T *first, T *second)
{
  static Big to[3], from[3];
  T *one[3] = { first, nullptr, second }, *other[3] = { nullptr, first, second };
  return copy_all (one, to, from, 3) + copy_all (other, to, from, 3);
}

#if defined UNIT_main
static int calls;

extern "C"
{
  __attribute__ ((used, noinline, optimize ("no-tree-loop-distribute-patterns"))) static void *
  memcpy (void *to, const void *from, unsigned long n)
  {
    calls++;
    for (unsigned long i = 0; i < n; i++)
      ((volatile char *) to)[i] = ((const char *) from)[i];
    return to;
  }
}

int
main ()
{
  int number;
  CHECK (use (&number, &number) == 5);
  CHECK (calls == 4);
  CHECK (use_a () == 5);
  CHECK (calls == 4);
  return failures != 0;
}
#else
int
use_a ()
{
  long number;
  return use (&number, &number);
}
#endif

// One body, of the unit without a memcpy of its own.
// { dg-final { mergefn-count-symbols __mergefn_* 1 } }
