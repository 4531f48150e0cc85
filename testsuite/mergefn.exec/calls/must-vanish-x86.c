/* Like must-vanish.c, for what only this target has: letters of constraints, and built-in functions whose argument
   must be a constant.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-require-target "x86_64-*-* i?86-*-*" } */
/* { dg-options "-O2 -msse2 -msse4a" } */

#include <ammintrin.h>
#include <stdio.h>

#include "../../include/test.h"

#include "must-vanish-aux.h"

#define BOTH(name, check)                                                                          \
  FUNCTION (a_##name, numbers, check)                                                              \
  FUNCTION (b_##name, others, check)
#define PARTS _mm_set_epi32 (n, n + 1, n + 2, n + 3)
BOTH (letter_I, __asm__ volatile ("" : : "I" (sum + 1)))
BOTH (letter_N, __asm__ volatile ("" : : "N" (sum + 1)))
BOTH (letter_e, __asm__ volatile ("" : : "e" (sum + 1)))
BOTH (letter_Z, __asm__ volatile ("" : : "Z" (sum + 1)))
BOTH (shift, n += _mm_cvtsi128_si32 (_mm_srli_si128 (PARTS, sum * 2)))
BOTH (shuffle, n += _mm_cvtsi128_si32 (_mm_shuffle_epi32 (PARTS, sum * 2)))
BOTH (extract, n += _mm_extract_epi16 (PARTS, sum - 2))
BOTH (field, n += _mm_cvtsi128_si32 (_mm_extracti_si64 (PARTS, sum + 7, 0)))
/* Any number of bits will do here.  Nobody can tell from the statement, so the functions must know the same.  */
BOTH (variable, n += _mm_cvtsi128_si32 (_mm_set1_epi32 (sum)))
FUNCTION (c_variable, numbers, n += _mm_cvtsi128_si32 (_mm_set1_epi32 (sum)))

int
main (void)
{
  struct numbers numbers = { { 1 } };
  struct others others = { { 2 } };
  struct apart apart = { 3 };
#define CALL(name)                                                                                 \
  printf ("%d %d\n", a_##name (&numbers, &apart, input), b_##name (&others, &apart, input + 1));
  CALL (letter_I)
  CALL (letter_N)
  CALL (letter_e)
  CALL (letter_Z)
  CALL (shift)
  CALL (shuffle)
  CALL (extract)
  CALL (variable)
  printf ("%d\n", c_variable (&numbers, &apart, input + 2));
  return 0;
}

/* { dg-final { mergefn-keeps-apart b_letter_I a_letter_I } } */
/* { dg-final { mergefn-keeps-apart b_letter_N a_letter_N } } */
/* { dg-final { mergefn-keeps-apart b_letter_e a_letter_e } } */
/* { dg-final { mergefn-keeps-apart b_letter_Z a_letter_Z } } */
/* { dg-final { mergefn-keeps-apart b_shift a_shift } } */
/* { dg-final { mergefn-keeps-apart b_shuffle a_shuffle } } */
/* { dg-final { mergefn-keeps-apart b_extract a_extract } } */
/* { dg-final { mergefn-keeps-apart b_field a_field } } */
/* { dg-final { mergefn-keeps-apart b_variable a_variable } } */
/* { dg-final { mergefn-folds c_variable a_variable } } */
