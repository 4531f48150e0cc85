/* A nothrow operator new that is an alias of a C function, as allocators define theirs.  The function's twin promises
   less, but the alias must stay nothrow: an operator new that throws never returns null.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-options "-O2" } */
/* { dg-mergefn-torture } */

#include <cstddef>
#include <cstdio>
#include <new>

#define NO_INPUT
#include "../../include/test.h"

/* Null if there is no memory.  */
extern "C" NOIPA void *
system_memory (std::size_t n)
{
  static char arena[1 << 12] __attribute__ ((aligned (16)));
  static std::size_t used;
  if (n > sizeof arena - used)
    return 0;
  used += (n + 15) & ~std::size_t (15);
  return arena + used - ((n + 15) & ~std::size_t (15));
}

static void *(*volatile more) (std::size_t) = system_memory;
long allocations;

#define ALLOCATE(n)                                                           \
  {                                                                           \
    char *p = (char *) more (n + 16);                                  \
    allocations = allocations * 3 + n;                                        \
    if (!p)                                                                   \
      return 0;                                                               \
    *(std::size_t *) p = n;                                                   \
    return p + 16;                                                            \
  }

extern "C" NOINLINE __attribute__ ((malloc)) void *
my_malloc (std::size_t n, const std::nothrow_t &) ALLOCATE (n)
extern "C" NOINLINE void *
region_alloc (std::size_t n, const std::nothrow_t &) ALLOCATE (n)

void *operator new (std::size_t, const std::nothrow_t &) noexcept
    __attribute__ ((alias ("my_malloc")));

struct Big { char bytes[1 << 16]; };

NOIPA const char *
attempt ()
{
  Big *big = new (std::nothrow) Big;
  if (!big)
    return "no memory";
  big->bytes[5] = 1;
  return "memory";
}

int
main ()
{
  std::printf ("%s\n", attempt ());
  std::printf ("%d\n", region_alloc (8, std::nothrow) != 0);
}

/* { dg-final { mergefn-folds my_malloc region_alloc } } */
