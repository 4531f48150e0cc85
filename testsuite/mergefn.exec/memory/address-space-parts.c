/* A part of a complex number in another address space.  Its type does not say so, but the access does: there, address
   zero is an address as any other.  GCC must not take the pointer for nonnull where the access was weakened.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-require-target x86_64-*-linux* } */
/* { dg-mergefn-torture } */

#include <stdio.h>
#include <unistd.h>
#include <sys/syscall.h>

#define NO_INPUT
#include "../../include/test.h"

struct S { int a, b; };

#define FUNCTION(name, T, part)                                               \
  NOINLINE static int name (__seg_gs T *p, int n)                             \
  {                                                                           \
    int x = part;                                                             \
    return p ? x + n : x * n - 7;                                             \
  }

FUNCTION (a_imaginary, _Complex int, __imag__ *p)
FUNCTION (b_second, struct S, p->b)
FUNCTION (c_real, _Complex int, __real__ *p)
FUNCTION (d_first, struct S, p->a)

int memory[8] = { 1, 2, 3, 4 };

int
main (void)
{
  syscall (SYS_arch_prctl, 0x1001 /* ARCH_SET_GS */, memory);
  __seg_gs void *volatile one = (__seg_gs void *) 8;
  __seg_gs void *volatile zero = (__seg_gs void *) 0;
  volatile int n = 100;
  printf ("%d %d\n", a_imaginary (one, n), b_second (zero, n));
  printf ("%d %d\n", c_real (one, n), d_first (zero, n));
  return 0;
}

/* { dg-final { mergefn-folds b_second a_imaginary } } */
/* { dg-final { mergefn-weakens b_second a_imaginary steps } } */
