/* Where one of two neighbouring fields is read, GCC takes both to be there, and
   reads them both.  The dropped function reads items of an array, which may have
   one alone, at the end of what may be read.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

#include <stdio.h>
#include <sys/mman.h>
#include <unistd.h>

#define NO_INPUT
#include "../../include/test.h"

volatile int no = 0;

struct node { struct node *left, *right; };
struct inner { long a, b; };
struct outer { long first; struct inner inner; };

/* A node has both.  */
static NOINLINE void *
child (struct node *n, int right)
{
  void *p;
  if (right)
    p = n->right;
  else
    p = n->left;
  return p;
}

static NOINLINE void *
element (void **a, int second)
{
  void *p;
  if (second)
    p = a[1];
  else
    p = a[0];
  return p;
}

/* With a field of a field, and no types to tell alias sets by.  */
static NOINLINE long
part (struct outer *o, int second)
{
  long p;
  if (second)
    p = o->inner.b;
  else
    p = o->inner.a;
  return p;
}

static NOINLINE long
item (long *a, int second)
{
  long p;
  if (second)
    p = a[2];
  else
    p = a[1];
  return p;
}

int
main (void)
{
  long size = sysconf (_SC_PAGESIZE);
  char *page = mmap (0, 2 * size, PROT_READ | PROT_WRITE,
                     MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  mprotect (page + size, size, PROT_NONE);
  void **array = (void **) (page + size) - 1;
  struct node n = { 0, 0 };
  struct outer o = { 1, { 2, 3 } };
  array[0] = &n;
  printf ("%d %d\n", child (&n, no) == 0, element (array, no) == &n);
  printf ("%ld %d\n", part (&o, no), item ((long *) array - 1, no) == (long) &n);
  return 0;
}

/* { dg-final { mergefn-folds element child } } */
/* { dg-final { mergefn-weakens element child steps } } */
/* { dg-final { mergefn-folds item part } } */
/* { dg-final { mergefn-needs steps {-O2 -O3 -Os} } } */
