/* The caller's asm is doubtful, so the caller keeps what GCC knows of its values.  Then its calls by two names must stay
   calls by two (results-by-two-names.c).

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

#define STATEMENT __asm__ volatile ("# %0" : : "r" (a))
#include "results-by-two-names.c"

/* { dg-final { mergefn-folds second first } } */
