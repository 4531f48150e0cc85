/* GCC knows more of a copy of an address than of the address itself.  What it knows is forgotten, and the reference
   must not keep it (weaken-pointer-alignment.c).

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <stdio.h>
#include <stdlib.h>

#define NO_INPUT
#include "../../include/test.h"

typedef int v4 __attribute__ ((vector_size (16)));
struct natural { v4 a, b; };
struct packed { v4 a, b; } __attribute__ ((packed));

void *slots[8];
unsigned uses, last;

static __attribute__ ((assume_aligned (16))) void *
aligned_slot (unsigned i)
{
  uses += i * 3;
  last = uses ^ i;
  if (i >= 8)
    abort ();
  return slots[i];
}

static void *
any_slot (unsigned i)
{
  uses += i * 3;
  last = uses ^ i;
  if (i >= 8)
    abort ();
  return slots[i];
}

CLONED void
a_natural (unsigned i)
{
  struct natural *q = aligned_slot (i);
  q->b = q->b + 1;
}

CLONED void
b_packed (unsigned i)
{
  struct packed *q = any_slot (i);
  q->b = q->b + 1;
}

int
main (void)
{
  static struct natural n;
  static struct { v4 align; char c; struct packed p; } __attribute__ ((packed, aligned (16))) m;
  slots[0] = &n;
  slots[1] = &m.p;
  a_natural (0);
  b_packed (1);
  printf ("%d %d\n", n.b[0], m.p.b[3]);
  return 0;
}

