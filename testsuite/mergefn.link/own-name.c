/* A public function's name may come to mean another function: by the linker's --wrap, by assembly.  Calls
   of the dropped function do not go by that name.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-require-target "x86_64-*-linux-gnu" } */
/* { dg-units "main other" } */
/* { dg-ways "static" } */
/* { dg-variant "-DWEAK" } */
/* { dg-variant "-Wl,--wrap=a_kept" } */
/* { dg-every-order each } */

#include <stdio.h>

#define NO_INPUT
#include "../include/test.h"

#if defined UNIT_main
volatile int sink;

NOINLINE int
a_kept (int n)
{
  for (int i = 0; i < n; i++)
    sink += i * n;
  return n * 3;
}

NOINLINE int
dropped (int n)
{
  for (int i = 0; i < n; i++)
    sink += i * n;
  return n * 3;
}

#ifdef WEAK
__asm__ (".weak a_kept");
#endif

int
main (void)
{
  int first = dropped (3), second = a_kept (4);
  printf ("%d %d %d\n", first, second, sink);
  /* Which one a_kept is here is up to the linker.  */
  return first != 9;
}
#else
#ifdef WEAK
int
a_kept (int n)
{
  return n + 1000;
}
#else
int
__wrap_a_kept (int n)
{
  return n + 1000;
}
#endif
#endif

/* { dg-final { mergefn-folds dropped a_kept } } */
