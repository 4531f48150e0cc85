/* A packed record may be aligned as a whole, and GCC makes no variant of such a type that is aligned less.  So the
   kept function's record stayed aligned, where the dropped function's records stand anywhere (add_aligned,
   add_wire).  A field of such a type became memory that is aligned, when the steps to it were forgotten (set_first,
   set_second).

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

#include <stdio.h>
#include <string.h>

#include "../../include/test.h"

struct __attribute__ ((packed, aligned (16))) Aligned { int t[8]; };
struct __attribute__ ((packed)) Wire { int t[8]; };

NOINLINE void
add_aligned (struct Aligned *p, int k)
{
  for (int i = 0; i < 8; i++)
    p->t[i] += k;
}

NOINLINE void
add_wire (struct Wire *p, int k)
{
  for (int i = 0; i < 8; i++)
    p->t[i] += k;
}

/* Not all of the record.  */
NOINLINE void
add_most (struct Wire *p, int k)
{
  for (int i = 0; i < 7; i++)
    p->t[i] += k;
}

struct __attribute__ ((packed, aligned (16))) Inner { int t[4]; };
struct __attribute__ ((packed)) First { char c; struct Inner inner; };
struct __attribute__ ((packed)) Second { char c; struct Inner inner; int more[8]; };

NOINLINE void
set_first (struct First *p, const struct Inner *inner)
{
  p->inner = *inner;
}

NOINLINE void
set_second (struct Second *p, const struct Inner *inner)
{
  p->inner = *inner;
}

struct __attribute__ ((packed)) Buffer { char c; struct Wire wire; };

int
main (void)
{
  static struct Aligned aligned;
  static struct Buffer buffer, most;
  static struct First first __attribute__ ((aligned (16)));
  static struct Second second __attribute__ ((aligned (16)));
  static struct Inner inner = { { 1, 2, 3, 4 } };
  add_aligned (&aligned, input);
  add_wire (&buffer.wire, input + 1);
  add_most (&most.wire, input + 2);
  set_first (&first, &inner);
  set_second (&second, &inner);
  printf ("%d %d %d %d\n", aligned.t[7], buffer.wire.t[7], most.wire.t[7], most.wire.t[6]);
  printf ("%d %d\n", first.inner.t[3], second.inner.t[2]);
  return 0;
}

/* { dg-final { mergefn-folds add_wire add_aligned } } */
/* { dg-final { mergefn-keeps-apart add_most add_aligned } } */
