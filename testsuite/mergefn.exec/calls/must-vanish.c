/* A call of a function with the attribute error must vanish.  An immediate operand of asm, and some arguments of
   built-in functions, must become constants.  Otherwise the compile fails.  Here GCC finds out late that a store changes nothing, by the types of the kept
   function.  Without that knowledge the call would stay.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-options "-O2" } */

#include <stdio.h>

#include "../../include/test.h"

void bad (void) __attribute__ ((error ("cannot happen")));
void odd (void) __attribute__ ((warning ("cannot happen")));
NOIPA void
ordinary (void)
{
  puts ("happens");
}

NOIPA void
keep (char *small)
{
  small[0] = 1;
}

#include "must-vanish-aux.h"

FUNCTION (a_bad, numbers, if (sum != 4) bad ())
FUNCTION (b_bad, others, if (sum != 4) bad ())
FUNCTION (a_odd, numbers, if (sum != 4) odd ())
FUNCTION (b_odd, others, if (sum != 4) odd ())
FUNCTION (a_immediate, numbers, __asm__ volatile ("" : : "i" (sum + 1)))
FUNCTION (b_immediate, others, __asm__ volatile ("" : : "i" (sum + 1)))
FUNCTION (a_printed, numbers, __asm__ volatile ("# %c0" : : "ri" (sum + 1)))
FUNCTION (b_printed, others, __asm__ volatile ("# %c0" : : "ri" (sum + 1)))
FUNCTION (a_prefetch, numbers, __builtin_prefetch (p, sum - 3, sum - 1))
FUNCTION (b_prefetch, others, __builtin_prefetch (p, sum - 3, sum - 1))
FUNCTION (a_caller, numbers, n += __builtin_return_address (sum - 4) != 0)
FUNCTION (b_caller, others, n += __builtin_return_address (sum - 4) != 0)
FUNCTION (a_size, numbers, char small[6]; keep (small); n += __builtin_object_size (small, sum - 4))
FUNCTION (b_size, others, char small[6]; keep (small); n += __builtin_object_size (small, sum - 4))
FUNCTION (a_atomic, numbers, n += __atomic_always_lock_free (sum, 0))
FUNCTION (b_atomic, others, n += __atomic_always_lock_free (sum, 0))
FUNCTION (a_frame, numbers, n += __builtin_frame_address (sum - 4) != 0)
FUNCTION (b_frame, others, n += __builtin_frame_address (sum - 4) != 0)
/* These may keep what they have.  */
FUNCTION (a_operand, numbers, __asm__ volatile ("" : : "ri" (sum + 1)))
FUNCTION (b_operand, others, __asm__ volatile ("" : : "ri" (sum + 1)))
FUNCTION (a_ordinary, numbers, if (sum != 4) ordinary ())
FUNCTION (b_ordinary, others, if (sum != 4) ordinary ())

int
main (void)
{
  struct numbers numbers = { { 1 } };
  struct others others = { { 2 } };
  struct apart apart = { 3 };
  printf ("%d %d\n", a_bad (&numbers, &apart, input), b_bad (&others, &apart, input + 1));
  printf ("%d %d\n", a_odd (&numbers, &apart, input), b_odd (&others, &apart, input + 1));
  printf ("%d %d\n", a_immediate (&numbers, &apart, input), b_immediate (&others, &apart, input + 1));
  printf ("%d %d\n", a_printed (&numbers, &apart, input), b_printed (&others, &apart, input + 1));
  printf ("%d %d\n", a_prefetch (&numbers, &apart, input), b_prefetch (&others, &apart, input + 1));
  printf ("%d %d\n", a_caller (&numbers, &apart, input), b_caller (&others, &apart, input + 1));
  printf ("%d %d\n", a_atomic (&numbers, &apart, input), b_atomic (&others, &apart, input + 1));
  printf ("%d %d\n", a_size (&numbers, &apart, input), b_size (&others, &apart, input + 1));
  printf ("%d %d\n", a_frame (&numbers, &apart, input), b_frame (&others, &apart, input + 1));
  printf ("%d %d\n", a_operand (&numbers, &apart, input), b_operand (&others, &apart, input + 1));
  printf ("%d %d\n", a_ordinary (&numbers, &apart, input), b_ordinary (&others, &apart, input + 1));
  return 0;
}

/* { dg-final { mergefn-keeps-apart b_bad a_bad } } */
/* { dg-final { mergefn-keeps-apart b_odd a_odd } } */
/* { dg-final { mergefn-keeps-apart b_immediate a_immediate } } */
/* { dg-final { mergefn-keeps-apart b_printed a_printed } } */
/* { dg-final { mergefn-keeps-apart b_prefetch a_prefetch } } */
/* { dg-final { mergefn-keeps-apart b_caller a_caller } } */
/* { dg-final { mergefn-keeps-apart b_atomic a_atomic } } */
/* { dg-final { mergefn-keeps-apart b_size a_size } } */
/* { dg-final { mergefn-keeps-apart b_frame a_frame } } */
/* { dg-final { mergefn-folds b_operand a_operand } } */
/* { dg-final { mergefn-folds b_ordinary a_ordinary } } */
