/* The caller's asm is doubtful, so the caller keeps what GCC knows of its values.  Then its direct call must stay one of
   another function than the pointer's.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

#define STATEMENT __asm__ volatile ("# nothing")
#include "results-by-pointer.c"
