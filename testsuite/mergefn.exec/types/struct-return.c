/* Aggregates returned through a hidden pointer: of one layout under two names
   they are returned alike; a function that fills the same memory through a
   visible pointer returns nothing.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-additional-options "-fno-strict-aliasing" } */

#include <stdio.h>

#define INPUT 5
#include "../../include/test.h"

struct view { const char *data; long size, stride; };
struct other_view { const char *data; long size, stride; };

#define VIEW(name, type)                                                      \
  struct type name (const char *data, long n)                                 \
  {                                                                           \
    struct type result = { data, 0, 1 };                                      \
    for (long i = 0; i < n; i++)                                              \
      {                                                                       \
        result.size = result.size * 3 + data[i];                              \
        result.stride += result.size;                                         \
      }                                                                       \
    return result;                                                            \
  }

static NOINLINE VIEW (local_view, view)
static NOINLINE VIEW (local_view_again, other_view)
NOINLINE VIEW (global_view, view)
NOINLINE VIEW (global_view_again, view)
NOINLINE VIEW (global_view_other, other_view)

static NOINLINE void
fill_view (struct view *result, const char *data, long n)
{
  result->data = data;
  result->size = 0;
  result->stride = 1;
  for (long i = 0; i < n; i++)
    {
      result->size = result->size * 3 + data[i];
      result->stride += result->size;
    }
}

#define PRINT(view) printf ("%s %ld %ld\n", view.data, view.size, view.stride)

int
main (void)
{
  struct view a = local_view ("abcde", input);
  struct other_view b = local_view_again ("fghij", input);
  struct view c = global_view ("klmno", input);
  struct view d = global_view_again ("pqrst", input);
  struct other_view e = global_view_other ("uvwxy", input);
  struct view f;
  fill_view (&f, "zabcd", input);
  PRINT (a);
  PRINT (b);
  PRINT (c);
  PRINT (d);
  PRINT (e);
  PRINT (f);
  return 0;
}

/* { dg-final { mergefn-folds local_view_again *_view removed } } */
/* { dg-final { mergefn-folds global_view_again global_view thunk } } */
/* { dg-final { mergefn-keeps-apart fill_view global_view } } */
