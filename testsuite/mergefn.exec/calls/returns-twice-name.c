/* GCC takes a public function to return twice for its name alone, whatever was
   declared of it.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-require-target "x86_64-*-*" } */
/* { dg-additional-options "-fomit-frame-pointer -fcf-protection=none" } */
/* { dg-mergefn-torture } */

#include <stdio.h>

#define NO_INPUT
#include "../../include/test.h"

/* Saves rbx, rbp, r12-r15, rsp and the return address in *B.  */
#define SAVE(name)                                                            \
  NOINLINE int name (void **b)                                                \
  {                                                                           \
    int r;                                                                    \
    __asm__ volatile ("movq %%rbx, (%1)\n\tmovq %%rbp, 8(%1)\n\tmovq %%r12, 16(%1)\n\t" \
             "movq %%r13, 24(%1)\n\tmovq %%r14, 32(%1)\n\tmovq %%r15, 40(%1)\n\t" \
             "leaq 8(%%rsp), %%rdx\n\tmovq %%rdx, 48(%1)\n\tmovq (%%rsp), %%rdx\n\tmovq %%rdx, 56(%1)\n\t" \
             "xorl %0, %0" : "=a" (r) : "D" (b) : "rdx", "memory");           \
    return r;                                                                 \
  }
SAVE (a_save)
SAVE (another_save)
SAVE (savectx)
NOIPA _Noreturn void
resume (void **b)
{
  __asm__ volatile ("movq (%0), %%rbx\n\tmovq 8(%0), %%rbp\n\tmovq 16(%0), %%r12\n\t"
             "movq 24(%0), %%r13\n\tmovq 32(%0), %%r14\n\tmovq 40(%0), %%r15\n\t"
             "movq 48(%0), %%rsp\n\tmovl $1, %%eax\n\tjmp *56(%0)" : : "D" (b) : "memory");
  __builtin_unreachable ();
}
void *ctx[8];
volatile int one = 1;
NOIPA int
get (int n)
{
  return n + one;
}

NOIPA void
show (int a, int b, int c, int d, int e, int f, int g)
{
  printf ("%d %d %d %d %d %d %d\n", a, b, c, d, e, f, g);
}


NOIPA void
test (int k)
{
  int a = get (k), b = get (a), c = get (b), d = get (c), e = get (d), f = get (e), g = get (f);
  if (savectx (ctx))
    {
      show (a, b, c, d, e, f, g);
      return;
    }
  /* Much that needs the same registers and slots.  */
  int h = get (100), i = get (h), j = get (i), l = get (j), m = get (l), n = get (m), o = get (n);
  show (h, i, j, l, m, n, o);
  show (o, n, m, l, j, i, h);
  resume (ctx);
}
int main (void)
{
  test (3);
  return 0;
}

/* { dg-final { mergefn-keeps-apart savectx a_save } } */
/* { dg-final { mergefn-folds another_save a_save } } */
