/* A call of a function that does not return ends its block; so does one through
   a pointer to such a function.  Nothing follows it, so it may not stand for a
   call that does return.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <setjmp.h>
#include <stdio.h>

#include "../../include/test.h"

static jmp_buf environment;

static void
leaves (int n)
{
  printf ("leaves %d\n", n);
  longjmp (environment, n);
}

static void
returns (int n)
{
  printf ("returns %d\n", n);
}

typedef void (*ordinary) (int);
typedef void (*never) (int) __attribute__ ((noreturn));

ordinary volatile ordinary_pointer = returns;
ordinary volatile leaving_pointer = leaves;
never volatile never_pointer = (never) leaves;

static NOINLINE int
call_ordinary (ordinary function, int n)
{
  for (int i = 0; i < n; i++)
    if (i == 1)
      function (i + 10);
  return n * 3;
}

static NOINLINE int
call_ordinary_again (ordinary function, int n)
{
  for (int i = 0; i < n; i++)
    if (i == 1)
      function (i + 10);
  return n * 3;
}

static NOINLINE int
call_never (never function, int n)
{
  for (int i = 0; i < n; i++)
    if (i == 1)
      function (i + 10);
  return n * 3;
}

int
main (void)
{
  printf ("%d\n", call_ordinary (ordinary_pointer, input));
  printf ("%d\n", call_ordinary_again (ordinary_pointer, input));
  if (!setjmp (environment))
    printf ("%d\n", call_ordinary_again (leaving_pointer, input));
  if (!setjmp (environment))
    printf ("%d\n", call_never (never_pointer, input));
  return 0;
}

/* { dg-final { mergefn-folds call_ordinary_again call_ordinary removed } } */
/* { dg-final { mergefn-keeps-apart call_never call_ordinary } } */
