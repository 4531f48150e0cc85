/* A function that only this unit calls, and that has SSE, takes its arguments in SSE's registers.  One that
   other units may call, too, does not, and code without SSE calls it.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#define WITH_SSE __attribute__ ((noinline, noclone, target ("sse2,fpmath=sse")))
#define BODY                                                                  \
  {                                                                           \
    float r = x * y + 2.5f;                                                   \
    if (r > 10.0f)                                                            \
      {                                                                       \
        r -= y;                                                               \
        sink++;                                                               \
      }                                                                       \
    return r * x;                                                             \
  }

int sink;

static WITH_SSE float
a_local (float x, float y)
BODY

WITH_SSE inline float
b_inline (float x, float y)
BODY

WITH_SSE float
with_sse (float x)
{
  return a_local (x, x + 1);
}

float
without_sse (float x)
{
  return b_inline (x, x + 1);
}
