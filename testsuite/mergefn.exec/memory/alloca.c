/* Storage from alloca lives until the function returns, that of an array of
   variable length until its block ends: in a loop the one gets new storage
   each time and the other the same again.  Alignment asked for counts too.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include "../../include/test.h"

char *seen[8];
int count;

NOINLINE void
see (char *p, int n)
{
  memset (p, count + 1, n);
  seen[count++ & 7] = p;
}

static NOINLINE void
in_frame_a (int n)
{
  for (int i = 0; i < n; i++)
    see (__builtin_alloca (n * 16), n);
}

static NOINLINE void
in_frame_b (int n)
{
  for (int i = 0; i < n; i++)
    see (__builtin_alloca (n * 16), n);
}

static NOINLINE void
in_block (int n)
{
  for (int i = 0; i < n; i++)
    {
      char array[n * 16];
      see (array, n);
    }
}

static NOINLINE void
in_frame_aligned (int n)
{
  for (int i = 0; i < n; i++)
    see (__builtin_alloca_with_align (n * 16, 2048), n);
}

static int
distinct (void)
{
  int result = 0;
  for (int i = 1; i < count; i++)
    result += seen[i] != seen[i - 1];
  count = 0;
  return result;
}

int
main (void)
{
  in_frame_a (input);
  printf ("%d\n", distinct ());
  in_frame_b (input);
  printf ("%d\n", distinct ());
  in_block (input);
  printf ("%d\n", distinct ());
  in_frame_aligned (input);
  printf ("%d %d\n", (int) ((uintptr_t) seen[0] % 256), distinct ());
  return 0;
}

/* { dg-final { mergefn-folds in_frame_b in_frame_a removed } } */
/* { dg-final { mergefn-keeps-apart in_frame_a in_block } } */
/* { dg-final { mergefn-keeps-apart in_frame_a in_frame_aligned } } */
