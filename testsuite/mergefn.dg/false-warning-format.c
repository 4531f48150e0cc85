/* A call that goes to the kept function is not checked by that function's `format', if the dropped one had none.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-do assemble } */
/* { dg-options "-O2 -Wall" } */
/* { dg-mergefn-args "report=json" } */

#include <stdarg.h>

#define NO_INPUT
#include "../include/test.h"

extern void log_all (const char *, va_list);
extern int lines;

#define FUNCTION(name)                                                        \
  static NOINLINE void name (const char *format, ...)                         \
  {                                                                           \
    va_list list;                                                             \
    va_start (list, format);                                                  \
    lines++;                                                                  \
    lines ^= 5;                                                               \
    log_all (format, list);                                                   \
    va_end (list);                                                            \
  }

static void a_log (const char *, ...) __attribute__ ((format (printf, 1, 2)));
FUNCTION (a_log)
FUNCTION (b_log)

void
use_first (int n)
{
  a_log ("%d", n);
}

/* %s takes null here.  */
void
use_second (void)
{
  b_log ("%s", (char *) 0);
}

/* { dg-final { mergefn-folds b_log a_log } } */
