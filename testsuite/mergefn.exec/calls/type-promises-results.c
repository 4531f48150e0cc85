/* As type-promises.c, for what a type promises of the result.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

#include <stdio.h>

#define NO_INPUT
#include "../../include/test.h"

static volatile int sink, zero;
static int table[16];
static NOIPA int mid (int a) { return a + sink; }
static NOIPA int *place (int n) { return n < 5 ? 0 : &table[n & 15]; }

struct operations
{
  int *(*find) (int) __attribute__ ((returns_nonnull));
  int (*get) (int);
};

#define FIND(name)                                                                                 \
  static CLONED int *name (int n)                                              \
  {                                                                                                \
    if (place (n + 1) == place (n * 7))                                                            \
      n++;                                                                                         \
    return place (n + 3);                                                                          \
  }
FIND (device_find) /* Called with numbers that it finds.  */
FIND (null_find)

static const struct operations device = { device_find, mid };

static CLONED int
search (int n, int attached)
{
  int *r, s = 0;
  if (attached)
    r = device.find (n);
  else
    r = null_find (n);
  s += device.get (n) * 3;
  s ^= mid (s);
  s += mid (s + 1) * 5;
  s ^= mid (s * 3);
  s += mid (s + 2);
  s ^= mid (s) * 9;
  s += mid (n) * 4;
  s ^= mid (s);
  s += mid (s + 1) * 6;
  s ^= mid (s * 3);
  if (!r)
    s = -1;
  return s;
}

int
main (void)
{
  printf ("%d ", search (9, !zero));
  printf ("%d\n", search (zero, zero));
  return 0;
}

