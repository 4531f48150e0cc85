/* GCC finds out late that k is const, so that its two calls are one and v is set where it is read.  k stands for d as well, and
   GCC finds out nothing late of it.  The statement of assembly needs what GCC knows of values, which is another matter.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-do assemble { target x86_64-*-* } } */
/* { dg-options "-O2 -Wall -Wextra" } */
/* { dg-mergefn-args "report=json" } */

#define NO_INPUT
#include "../include/test.h"

extern int foo (void), bar (void);
int glob;
struct A { int a, b; };
struct B { int a, b; };

#define TWIN(name, type)                                                      \
  NOINLINE static int name (type *s __attribute__ ((unused)), int x)          \
  {                                                                           \
    int a, b, c;                                                              \
    int *q[4] = { &a, &b, &c, &glob };                                        \
    for (int i = 0; i < 3; i++)                                               \
      *q[i] = x + i * 3;                                                      \
    __asm__ ("bswap %0" : "+r" (x));                                          \
    return a * b * c + x;                                                     \
  }
TWIN (k, struct A)
TWIN (d, struct B)

int use (struct A *s __attribute__ ((unused)), int x)
{
  int v;
  if (k (s, x)) v = foo ();
  bar ();
  if (k (s, x)) return v;
  return 0;
}
int use2 (struct B *s, int x) { return d (s, x); }

/* { dg-final { mergefn-folds d k } } */
