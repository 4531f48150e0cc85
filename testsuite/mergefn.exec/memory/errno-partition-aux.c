/* The other unit of errno-partition.c.

   SPDX-License-Identifier: GPL-3.0-or-later  */

extern void *get (unsigned long);

#define FUNCTION(name, type)                                                  \
  __attribute__ ((noinline, noclone)) int name (type *p, unsigned long n, void **q, int k) \
  {                                                                           \
    *p = k;                                                                   \
    void *got = get (n);                                                      \
    int now = *p;                                                             \
    *q = got;                                                                 \
    return now * 3 + k * 5 + (now ^ k);                                       \
  }
FUNCTION (a_unsigned, unsigned)
FUNCTION (b_int, int)
