/* From GCC 15 on, the size of an object before a pointer goes by the types of both (container_of).  Two functions that
   differ in these types stay apart, and so does the check of what is copied.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-require-gcc 15 } */
/* { dg-options "-O2 -D_FORTIFY_SOURCE=3" } */

#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include "../../include/test.h"

struct list { struct list *next, *prev; };
struct A { long id; char name[24]; struct list node; };
struct B { long id; char name[20]; int flags; struct list node; };
#define container_of(p, type, member) ((type *) ((char *) (p) - offsetof (type, member)))

#define SET(name_, type, ...)                                                                      \
  __attribute__ ((noinline, access (read_write, 1, 4))) long                                       \
  name_ (struct list *n, const char *s, size_t l, size_t count)                                    \
  {                                                                                                \
    struct type *p = container_of (n, struct type, node);                                          \
    p->id += l;                                                                                    \
    __VA_ARGS__;                                                                                   \
    n->next = n->prev = n;                                                                         \
    return p->id;                                                                                  \
  }
SET (set_a, A, memcpy (p->name, s, l))
SET (set_b, B, memcpy (p->name, s, l))
/* Nobody asks for a size in these.  */
SET (first_a, A, p->name[0] = *s)
SET (first_b, B, p->name[0] = *s)

int
main (void)
{
  struct A a = { 1 };
  struct B b = { 2 };
  long r = set_a (&a.node, "hello", input + 3, 1) + set_b (&b.node, "world", input + 3, 1);
  printf ("%ld %s %s\n", r, a.name, b.name);
  r = first_a (&a.node, "A", input, 1) + first_b (&b.node, "B", input, 1);
  printf ("%ld %s %s\n", r, a.name, b.name);
  return 0;
}

/* { dg-final { mergefn-keeps-apart set_b set_a } } */
/* { dg-final { mergefn-folds first_b first_a } } */
