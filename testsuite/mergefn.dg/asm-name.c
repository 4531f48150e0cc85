/* A name given by asm is the assembler name that the report uses, without the
   star that GCC puts before it.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-do assemble } */
/* { dg-options "-O2" } */
/* { dg-mergefn-args "report=json" } */

#define NO_INPUT
#include "../include/test.h"

int table[8];

void first (int n) __asm__ ("other_first");
void second (int n) __asm__ ("other_second");

NOINLINE void
first (int n)
{
  for (int i = 0; i < n; i++)
    table[i & 7] += i * n;
}

NOINLINE void
second (int n)
{
  for (int i = 0; i < n; i++)
    table[i & 7] += i * n;
}

NOINLINE void
third (int n)
{
  for (int i = 0; i < n; i++)
    table[i & 7] -= i * n;
}

/* { dg-final { mergefn-folds other_second other_first thunk } } */
/* { dg-final { mergefn-keeps-apart other_first third } } */
