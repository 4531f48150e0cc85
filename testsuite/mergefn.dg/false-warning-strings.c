/* Functions of which GCC knows the same fold without forgetting a fact.  But GCC's pass for strings leaves the kept
   function alone, so GCC knows less of what is initialised there.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-do assemble } */
/* { dg-options "-O2 -Wall" } */
/* { dg-mergefn-args "report=json" } */

#include <string.h>

#define NO_INPUT
#include "../include/test.h"

extern int get (void), put (int);
extern void see (char *);

#define FUNCTION(name)                                                        \
  NOINLINE int name (int n)                                                   \
  {                                                                           \
    int x;                                                                    \
    char text[16];                                                            \
    strcpy (text, "abc");                                                     \
    text[1] = n ? 'x' : 'y';                                                  \
    if (strlen (text) == 3)                                                   \
      x = get ();                                                             \
    see (text);                                                               \
    return put (x);                                                           \
  }

FUNCTION (a_first)
FUNCTION (b_second)

/* { dg-final { mergefn-folds b_second a_first } } */
