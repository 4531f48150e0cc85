/* A statement may name one variable twice: memory that an asm reads and writes,
   an aggregate passed two times.  Where the reference is weakened, each place
   gets a tree of its own.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-additional-options "-fchecking=1" } */

#include <stdio.h>

#define NO_INPUT
#include "../../include/test.h"

struct A;
struct B;

static NOINLINE struct A *
through_asm_a (struct A *x)
{
  asm volatile ("" : "+m"(x));
  return x;
}

static NOINLINE struct B *
through_asm_b (struct B *x)
{
  asm volatile ("" : "+m"(x));
  return x;
}

/* It changes something else.  */
static NOINLINE struct B *
through_asm_c (struct B *x)
{
  struct B *y = x;
  asm volatile ("" : "+m"(y));
  asm volatile ("" : "+m"(x));
  return y;
}

struct Unsigned
{
  unsigned long p;
  long q[4];
};
struct Number
{
  long p;
  long q[4];
};

__attribute__ ((noinline, noclone, noipa)) long
taken (const char *what, ...)
{
  return what[0];
}

static NOINLINE long
pass_unsigned (unsigned long x)
{
  struct Unsigned a;
  a.p = x;
  taken ("i", &a);
  return taken ("v", a, a);
}

static NOINLINE long
pass_number (long x)
{
  struct Number a;
  a.p = x;
  taken ("i", &a);
  return taken ("v", a, a);
}

int
main (int count, char **arguments)
{
  printf ("%d\n", (char *) through_asm_a ((struct A *) arguments)
                      == (char *) through_asm_b ((struct B *) arguments));
  printf ("%d\n", (char *) through_asm_c ((struct B *) arguments) == (char *) arguments);
  printf ("%ld %ld\n", pass_unsigned (count), pass_number (count));
  return 0;
}

/* { dg-final { mergefn-folds through_asm_b through_asm_a removed } } */
/* { dg-final { mergefn-keeps-apart through_asm_c through_asm_a } } */
/* { dg-final { mergefn-folds pass_unsigned pass_number removed } } */
