/* A function has the name of a built-in one, and another name besides.  GCC knows
   what the built-in does, and may call something else for it; so a call by the
   one name is none by the other.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-options "-O2 -fno-early-inlining" } */

#define NO_INPUT
#include "../../include/test.h"

typedef struct _IO_FILE FILE;
extern FILE *stdout;
int printf (const char *, ...);
int fputc (int, FILE *);

volatile int count;
NOINLINE __attribute__ ((nonnull)) int
my_fputs (const char *s, FILE *f)
{
  count++;
  while (*s)
    fputc (*s++, f);
  return 1;
}
int fputs (const char *s, FILE *f) __attribute__ ((alias ("my_fputs"), nonnull));
int third (const char *s, FILE *f) __attribute__ ((alias ("my_fputs"), nonnull));

#define FUNCTION(name, callee)                                                \
  static inline void say_##name (const char **p) { callee (*p, stdout); }     \
  NOINLINE int name (void)                                                    \
  {                                                                           \
    const char *s = "x";                                                      \
    say_##name (&s);                                                          \
    return 1;                                                                 \
  }
FUNCTION (by_built_in, fputs)
FUNCTION (by_name, my_fputs)
FUNCTION (by_alias, third)

int
main (void)
{
  int r = by_built_in ();
  printf (" %d ", count);
  r += by_name ();
  printf (" %d %d\n", count, r + by_alias ());
  return 0;
}

/* { dg-final { mergefn-keeps-apart by_built_in by_name } } */
/* { dg-final { mergefn-folds by_alias by_name } } */
