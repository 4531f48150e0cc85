/* The program of interpose.c and interpose-preload.c: a library with functions
   that are equal, and that another module may replace.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "check-aux.h"

#ifndef VISIBILITY
#define VISIBILITY default
#endif
#define STRING(x) STRING_OF (x)
#define STRING_OF(x) #x
#define PUBLIC __attribute__ ((noinline, noclone, visibility (STRING (VISIBILITY))))

/* What they return if they are not replaced.  */
#define ORIGINAL 32780

/* Equal, and all of them can be called from the other module.  */
extern int first (const int *p, int n), second (const int *p, int n), third (const int *p, int n);
int call_first (int), call_second (int), call_third (int), call_through (int, int);

#ifdef UNIT_library
#define FUNCTION(attributes, name)                                            \
  attributes int name (const int *p, int n)                                   \
  {                                                                           \
    int sum = 1;                                                              \
    for (int i = 0; i < n; i++)                                               \
      sum = sum * 7 + (p[i] > 3 ? p[i] : 5) + (sum >> 3);                     \
    return sum;                                                               \
  }

FUNCTION (PUBLIC, first)
FUNCTION (PUBLIC, second)
FUNCTION (PUBLIC, third)
/* With EXACT there is also a body that nobody can replace.  Else what cannot be
   replaced is not equal to them.  */
#ifdef EXACT
FUNCTION (static NOINLINE, local)
#else
static NOINLINE int
local (const int *p, int n)
{
  return p[2] == 4 && n == 5 ? ORIGINAL : 0;
}
#endif

static const int numbers[8] = { 3, 1, 4, 1, 5, 9, 2, 6 };

int call_first (int n) { return first (numbers, n); }
int call_second (int n) { return second (numbers, n); }
int call_third (int n) { return third (numbers, n); }

static int (*volatile table[]) (const int *, int) = { first, second, third, local };

int call_through (int which, int n) { return table[which](numbers, n); }
#endif

#ifdef UNIT_over
#ifdef REPLACE_FIRST
int first (const int *p, int n) { return p[1] + 1000 * n; }
#endif
#ifdef REPLACE_SECOND
int second (const int *p, int n) { return p[1] + 2000 * n; }
#endif
#ifdef REPLACE_THIRD
int third (const int *p, int n) { return p[1] + 3000 * n; }
#endif
#endif

#ifdef UNIT_main
volatile int input = 5;

int
main (void)
{
  printf ("%d %d %d\n", call_first (input), call_second (input), call_third (input));
  for (int i = 0; i < 4; i++)
    printf ("%d\n", call_through (i, input));
  CHECK (call_through (3, input) == ORIGINAL);
#ifdef REPLACED
  /* That which is replaced changes, and nothing else does.  */
#define SAME(name, number)                                                    \
  CHECK ((call_##name (input) == call_through (3, input)) == (number != REPLACED)); \
  CHECK ((call_through (number, input) == call_through (3, input)) == (number != REPLACED))
  SAME (first, 0);
  SAME (second, 1);
  SAME (third, 2);
#endif
  return failures;
}
#endif
