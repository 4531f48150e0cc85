/* Statements that GCC can only compile if it finds out that nothing reaches them.  Each function knows of one
   parameter that it is 0 or 1, so no branch is taken; folded, they would know of neither.  Where nobody can tell from
   here whether GCC takes a statement (an operand of asm, a built-in function of the target), the functions must know
   the same.  `plain' shows that the facts differ.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-require-target x86_64-*-linux* } */
/* { dg-options "-O2 -Werror" } */

#include <stdio.h>

#include "../../include/test.h"
#include "../../include/dead-branch.h"

typedef int four __attribute__ ((vector_size (16)));
typedef int eight __attribute__ ((vector_size (32)));
typedef struct { char items[400000000000l]; } huge;
typedef struct { char items[250000000]; } quarter_of_huge;

four lanes;
eight wide;
huge *enormous;
quarter_of_huge *quarter;
__int128 two_words;
struct { char items[3]; } odd, other_odd;
_Decimal64 tenth;
int calls;
const char *text;
void *volatile any;

void take (huge);
void take_all (quarter_of_huge, quarter_of_huge, quarter_of_huge, quarter_of_huge, quarter_of_huge);
void use (char *, char *);

#pragma GCC push_options
#pragma GCC target("avx2")
__attribute__ ((used)) void
absolute (eight *a)
{
  *a = __builtin_ia32_pabsd256 (*a);
}
#pragma GCC pop_options

PAIR (isa, wide = __builtin_ia32_pabsd256 (wide))
PAIR (lane, calls += __builtin_ia32_vec_ext_v4si (lanes, 7))
PAIR (port, __asm__ volatile ("outb %%al, %0" : : "N" (0x3f8), "a" (x)))
PAIR (assertion, __asm__ volatile (".error \"too large\""))
PAIR (prefetch, __builtin_prefetch (&calls, 0, 7))
PAIR (large, take (*enormous))
PAIR (clobber, __asm__ volatile ("" : : : "r99"))
PAIR (one_register, __asm__ volatile ("" : : "a" (x), "a" (m)))
PAIR (instruction, __asm__ volatile ("no_such_instruction"))
PAIR (pointer, __builtin_set_thread_pointer (&calls))
PAIR (frame, char a[1l << 62]; char b[1l << 62]; use (a, b))
PAIR (atomic, calls += __sync_bool_compare_and_swap (&two_words, x, m))
PAIR (atomic_any, __atomic_load (&odd, &other_odd, 5))
PAIR (decimal, calls += (int)(__int128)tenth)
PAIR (pack, calls += __builtin_va_arg_pack_len ())
PAIR (sum, take_all (*quarter, *quarter, *quarter, *quarter, *quarter))
PAIR (signalling, tenth = __builtin_nansd64 (text))
PAIR (next, any = __builtin_next_arg ())
PAIR (saved, any = __builtin_saveregs ())
PAIR (regno, __builtin_eh_return_data_regno (-1))
PAIR (plain, puts ("large"))
PAIR (ordinary, __asm__ volatile ("" : : "r" (x), "m" (calls)))

int
main (void)
{
  unsigned r = 0;
  RUN (isa)
  RUN (lane)
  RUN (port)
  RUN (assertion)
  RUN (prefetch)
  RUN (large)
  RUN (clobber)
  RUN (one_register)
  RUN (instruction)
  RUN (pointer)
  RUN (frame)
  RUN (atomic)
  RUN (atomic_any)
  RUN (decimal)
  RUN (pack)
  RUN (sum)
  RUN (signalling)
  RUN (next)
  RUN (saved)
  RUN (regno)
  RUN (plain)
  RUN (ordinary)
  printf ("%u\n", r);
  return 0;
}

/* { dg-final { mergefn-keeps-apart a_isa b_isa } } */
/* { dg-final { mergefn-keeps-apart a_lane b_lane } } */
/* { dg-final { mergefn-keeps-apart a_port b_port } } */
/* { dg-final { mergefn-keeps-apart a_assertion b_assertion } } */
/* { dg-final { mergefn-keeps-apart a_prefetch b_prefetch } } */
/* { dg-final { mergefn-keeps-apart a_large b_large } } */
/* { dg-final { mergefn-keeps-apart a_clobber b_clobber } } */
/* { dg-final { mergefn-keeps-apart a_one_register b_one_register } } */
/* { dg-final { mergefn-keeps-apart a_instruction b_instruction } } */
/* { dg-final { mergefn-keeps-apart a_pointer b_pointer } } */
/* { dg-final { mergefn-keeps-apart a_frame b_frame } } */
/* { dg-final { mergefn-keeps-apart a_atomic b_atomic } } */
/* { dg-final { mergefn-keeps-apart a_atomic_any b_atomic_any } } */
/* { dg-final { mergefn-keeps-apart a_decimal b_decimal } } */
/* { dg-final { mergefn-keeps-apart a_pack b_pack } } */
/* { dg-final { mergefn-keeps-apart a_sum b_sum } } */
/* { dg-final { mergefn-keeps-apart a_signalling b_signalling } } */
/* { dg-final { mergefn-keeps-apart a_next b_next } } */
/* { dg-final { mergefn-keeps-apart a_saved b_saved } } */
/* { dg-final { mergefn-keeps-apart a_regno b_regno } } */
/* { dg-final { mergefn-folds b_plain a_plain } } */
/* { dg-final { mergefn-folds b_ordinary a_ordinary } } */
