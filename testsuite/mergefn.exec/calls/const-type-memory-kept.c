/* As const-type-memory.c, but the kept function was the const one.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

#define CONSTANT first
#define OTHER second
#include "const-type-memory.c"
