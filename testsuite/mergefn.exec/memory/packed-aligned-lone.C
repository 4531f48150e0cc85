// A template instance forgets the field that it sets, to get a name by its content.  The field's type is packed and
// aligned, but the field is not (packed-aligned.c).
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-mergefn-torture }

#include <stdio.h>

#define NO_INPUT
#include "../../include/test.h"

struct __attribute__ ((packed, aligned (16))) In { int t[12]; };
template <int N> struct __attribute__ ((packed)) Message { char kind; In in; char rest[N]; };
template <class T> CLONED void set (T *p, const In *q) { p->in = *q; }
int main ()
{
  static Message<3> ms[2]; Message<3> *volatile where = &ms[1]; Message<3> &m = *where;
  static In in = { { 1, 2, 3, 4 } };
  set (&m, &in);
  printf ("%d\n", int (m.in.t[3]));
}

