// The function that the shared body is a copy of was weakened to serve the others.  Then it stays as it is, since
// its address is used and it takes any number of arguments.  GCC's pass for strings must leave it alone, too
// (string-unnamed.C).
//
// SPDX-License-Identifier: GPL-3.0-or-later

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#define NO_INPUT
#include "../../include/test.h"

struct A { unsigned first; char others[12]; };
struct B { unsigned first; short others[6]; };
struct C { unsigned first, others[3]; };

/* Returns how long the name is with its first four bytes replaced by the old ones, and where it stops.  */
template <typename T>
CLONED int
rename_to (T *s, int n, ...)
{
  char out[32];
  va_list list;
  va_start (list, n);
  strcpy (out, "0123456789");
  int h = 0;
  for (int i = 0; i < n; i++)
    h += strcspn (out, va_arg (list, const char *));
  va_end (list);
  unsigned old = s->first;
  strcpy ((char *) s, "abcdefgh");
  memcpy (out, &old, 4);
  return h * 100 + strlen (out);
}

int
main ()
{
  A a = { 0, "" };
  B b = { 0, { 0 } };
  C c = { 0, { 0 } };
  int (*volatile renamer) (A *, int, ...) = rename_to<A>;
  int x = renamer (&a, 1, "5");
  int y = rename_to (&b, 1, "5");
  int z = rename_to (&c, 1, "5");
  printf ("%d %d %d\n", x, y, z);
  return 0;
}

// { dg-final { mergefn-folds _Z9rename_toI1BEiPT_iz *mergefn* } }
// { dg-final { mergefn-folds _Z9rename_toI1CEiPT_iz *mergefn* } }
