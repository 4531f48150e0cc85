/* The body of functions of which two are called by slots or by name (slot-calls.h).

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <stdio.h>

#include "late.h"

static NOIPA void
ext (char *p, int n)
{
  sink = n + (p != nullptr);
}

/* TYPE is that of an access that is never made.  */
#define BODY(type)                                                                                 \
  {                                                                                                \
    if (n > 1000)                                                                                  \
      n = *(type *) q;                                                                             \
    ext (p, n);                                                                                    \
    ext (p, n + 1);                                                                                \
    ext (p, n * 3);                                                                                \
  }
