/* What inline assembly destroys, besides its outputs, is in its clobbers: a
   register that the function may not use across it, memory that must be read
   again.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-require-target "x86_64-*-*" } */

#include <stdio.h>

#define INPUT 5
#include "../../include/test.h"

int cell;

/* Changes CELL through memory; only the first says so.  */
static NOINLINE int
changes_memory_a (int *p, int n)
{
  int sum = 0;
  for (int i = 0; i < n; i++)
    {
      sum = sum * 3 + *p;
      asm volatile ("incl %c0(%%rip)" : : "i"(&cell) : "memory");
      sum = sum * 3 + *p;
    }
  return sum;
}

static NOINLINE int
changes_memory_b (int *p, int n)
{
  int sum = 0;
  for (int i = 0; i < n; i++)
    {
      sum = sum * 3 + *p;
      asm volatile ("incl %c0(%%rip)" : : "i"(&cell) : "memory");
      sum = sum * 3 + *p;
    }
  return sum;
}

/* CELL is not read after here, so nothing need be said.  */
static NOINLINE int
changes_cell_unsaid (int *p, int n)
{
  int sum = 0;
  for (int i = 0; i < n; i++)
    {
      sum = sum * 3 + *p;
      asm volatile ("incl %c0(%%rip)" : : "i"(&cell));
      sum = sum * 3 + *p;
    }
  return sum;
}

#define REGISTERS(name, ...)                                                  \
  static NOINLINE long name (long n)                                          \
  {                                                                           \
    long sum = 1;                                                             \
    for (long i = 0; i < n; i++)                                              \
      {                                                                       \
        asm volatile ("" : "+r"(sum) : : __VA_ARGS__);                        \
        sum = sum * 7 + i;                                                    \
      }                                                                       \
    return sum;                                                               \
  }

REGISTERS (free_rcx, "rax")
REGISTERS (free_rcx_again, "rax")
REGISTERS (free_rax, "rcx")

int *volatile cell_pointer = &cell;

int
main (void)
{
  int other = input;
  int *volatile other_pointer = &other;
  printf ("%d\n", changes_memory_a (cell_pointer, input));
  printf ("%d\n", changes_memory_b (cell_pointer, input));
  printf ("%d\n", changes_cell_unsaid (other_pointer, input));
  printf ("%ld\n", free_rcx (input));
  printf ("%ld\n", free_rcx_again (input));
  printf ("%ld\n", free_rax (input));
  return 0;
}

/* { dg-final { mergefn-folds *memory_b *memory_a removed } } */
/* { dg-final { mergefn-folds free_rcx_again free_rcx removed } } */
/* { dg-final { mergefn-keeps-apart changes_cell_unsaid changes_memory_a } } */
/* { dg-final { mergefn-keeps-apart free_rcx free_rax } } */
