/* A local function with an attribute on its type takes its arguments as any other does, also in the place of
   one that GCC calls in a way of its own: code without SSE may call it.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#define NO_INPUT
#include "../include/test.h"

#define BODY                                                                  \
  {                                                                           \
    *p += x;                                                                  \
    *p *= 3;                                                                  \
    return *p * x + p[1] * p[2] - p[3];                                       \
  }

double items[4];

static NOINLINE double
a_registers (double *p, double x)
BODY

static NOINLINE __attribute__ ((nonnull)) double
b_usual_way (double *p, double x)
BODY

double
with_sse (double x)
{
  return a_registers (items, x) + a_registers (items, 2 * x);
}

__attribute__ ((target ("no-sse"))) void
without_sse (int n)
{
  items[1] = b_usual_way (items, n) + b_usual_way (items, 2 * n);
}
