/* What facts-function-flags.c and weaken-function-flags.c compile, where facts
   are kept and where they are weakened.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <stdio.h>
#include <stdlib.h>

#include "../../include/test.h"

#define WITH(...) __attribute__ ((noinline, noclone, __VA_ARGS__))

int calls;

#define COUNT(attributes, name)                                               \
  attributes int name (int n)                                                 \
  {                                                                           \
    int sum = 1;                                                              \
    for (int i = 0; i < n; i++)                                               \
      sum = sum * 7 + i;                                                      \
    calls++;                                                                  \
    return sum;                                                               \
  }

COUNT (WITH (const), a_const)
COUNT (WITH (const), a_const_too)
COUNT (WITH (pure), b_pure)
COUNT (WITH (pure), b_pure_too)
COUNT (WITH (leaf), c_leaf)
COUNT (WITH (leaf), c_leaf_too)
COUNT (WITH (cold), d_cold)
COUNT (WITH (cold), d_cold_too)
COUNT (NOINLINE, plain)

/* Calls of each, in a loop that could be left out.  */
#define CALLER(name, callee)                                                  \
  static NOINLINE int name (int n)                                            \
  {                                                                           \
    int sum = 0;                                                              \
    for (int i = 0; i < n; i++)                                               \
      sum += callee (n);                                                      \
    return sum;                                                               \
  }

CALLER (call_const, a_const)
CALLER (call_plain, plain)

void *pool[4];

#define ALLOCATE(attributes, name)                                            \
  attributes void *name (int *p, size_t size)                                 \
  {                                                                           \
    for (size_t i = 0; i < 3; i++)                                            \
      pool[i] = pool[i + 1];                                                  \
    calls += *p;                                                              \
    return pool[3] = aligned_alloc (64, size);                                \
  }

ALLOCATE (WITH (malloc), a_malloc)
ALLOCATE (WITH (malloc), a_malloc_too)
ALLOCATE (WITH (alloc_size (2)), b_sized)
ALLOCATE (WITH (alloc_size (2)), b_sized_too)
ALLOCATE (WITH (assume_aligned (64)), c_aligned)
ALLOCATE (WITH (assume_aligned (64)), c_aligned_too)
ALLOCATE (WITH (access (read_only, 1)), d_reads)
ALLOCATE (WITH (access (read_only, 1)), d_reads_too)
ALLOCATE (WITH (nonnull (1)), e_nonnull)
ALLOCATE (WITH (nonnull (1)), e_nonnull_too)
ALLOCATE (WITH (returns_nonnull), f_result)
ALLOCATE (WITH (returns_nonnull), f_result_too)
ALLOCATE (NOINLINE, allocates)

int
main (void)
{
  printf ("%d ", call_plain (input));
  printf ("%d\n", calls);
  printf ("%d\n", call_const (input));
  void *(*volatile functions[]) (int *, size_t)
      = { a_malloc,    a_malloc_too, b_sized,   b_sized_too,   c_aligned,
          c_aligned_too, d_reads,    d_reads_too, e_nonnull,   e_nonnull_too,
          f_result,    f_result_too, allocates };
  int (*volatile counters[]) (int)
      = { a_const, b_pure, c_leaf, d_cold, d_cold_too, plain };
  int number = input;
  for (int f = 0; f < 6; f++)
    printf ("%d ", counters[f](input));
  for (int f = 0; f < 13; f++)
    printf ("%d", functions[f](&number, 640) == pool[3]);
  printf ("\n");
  return 0;
}
