/* As alignment-late.c, where the address becomes a number in memory, and no cast says so.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

#include <stdint.h>
#include <string.h>

#define STATEMENT                                                             \
  void *p[2] = { numbers, (void *) &large };                                  \
  uintptr_t n[2];                                                             \
  for (int i = 0; i < 2; i++)                                                 \
    memcpy (&n[i], &p[i], sizeof n[i]);                                       \
  unsigned d = n[0] & 15 ? 7 : 0

#include "alignment-late.c"

/* { dg-final { mergefn-folds of_second of_first } } */
