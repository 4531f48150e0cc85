/* Like demands-revived.c, with -mgeneral-regs-only: a call that returns a floating-point number, a product of such
   numbers, a comparison of them, one that va_arg takes, and a call of an
   interrupt handler.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-require-target x86_64-*-* } */
/* { dg-options "-O2 -mgeneral-regs-only" } */

#include <stdarg.h>
#include <stdio.h>

#include "../../include/test.h"
#include "../../include/dead-branch.h"

struct frame;
__attribute__ ((interrupt)) void handler (struct frame *);
double ratio (int);
extern struct frame *frame;
struct frame *frame;
int calls;
double quotient;

PAIR (number, ratio (x))
PAIR (interrupt, handler (frame))
PAIR (product, quotient = quotient * 3.0)
PAIR (comparison, if (quotient > 0.5) calls = 3)
static va_list list;
PAIR (argument, va_arg (list, double))
PAIR (plain, puts ("large"))

int
main (void)
{
  unsigned r = 0;
  RUN (number)
  RUN (interrupt)
  RUN (product)
  RUN (comparison)
  RUN (argument)
  RUN (plain)
  printf ("%u\n", r);
  return 0;
}

/* { dg-final { mergefn-keeps-apart a_number b_number } } */
/* { dg-final { mergefn-keeps-apart a_interrupt b_interrupt } } */
/* { dg-final { mergefn-keeps-apart a_product b_product } } */
/* { dg-final { mergefn-keeps-apart a_comparison b_comparison } } */
/* { dg-final { mergefn-keeps-apart a_argument b_argument } } */
/* { dg-final { mergefn-folds b_plain a_plain } } */
