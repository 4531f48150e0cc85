/* Like returned-range.c, where the kept function can be interposed.  Callers read what GCC knows of its result through
   the local alias that calls of the dropped function go to.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-options "-O2 -fPIC" } */

#include <cstdio>

#include "../../include/test.h"

struct Item
{
  int id;
};

NOINLINE Item *
trace (Item &item, const char *what, int level)
{
  if (level > 6)
    std::printf ("%*s%s\n", level, "", what);
  if (level > 8)
    std::fflush (stdout);
  return &item;
}

__attribute__ ((noinline)) inline Item *
trace_or_null (Item *item, const char *what, int level)
{
  if (level > 6)
    std::printf ("%*s%s\n", level, "", what);
  if (level > 8)
    std::fflush (stdout);
  return item;
}

Item one = { 1 };

int
main ()
{
  int level = input;
  Item *a = trace (one, "a", level);
  Item *b = trace_or_null (level > 5 ? &one : nullptr, "b", level);
  std::printf ("%d %s\n", a->id, b ? "some" : "none");
}

/* { dg-final { mergefn-folds _Z13trace_or_nullP4ItemPKci _Z5traceR4ItemPKci } } */
