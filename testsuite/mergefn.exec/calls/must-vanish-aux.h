/* What must-vanish.c and must-vanish-x86.c have in common: functions that do CHECK where SUM is 4.  GCC finds that out
   late, by the types that the function accesses.

   SPDX-License-Identifier: GPL-3.0-or-later  */

struct numbers { int items[4]; };
struct others { int items[4]; };
struct apart { long item; };

#define FUNCTION(name, type, check)                                                                \
  NOINLINE int name (struct type *p, struct apart *q, int n)                                       \
  {                                                                                                \
    p->items[0] = p->items[1] = p->items[2] = p->items[3] = 1;                                     \
    q->item = n;                                                                                   \
    int sum = 0;                                                                                   \
    for (int i = 0; i < 4; i++)                                                                    \
      sum += p->items[i];                                                                          \
    check;                                                                                         \
    return n * 7;                                                                                  \
  }
