/* A function with room for a patch at its entry is not the same as one without
   or with less: a tracer writes a jump there.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-require-target "x86_64-*-linux*" } */

#include <stdio.h>
#include <string.h>

#include "../../include/test.h"

#define ROOM(n) __attribute__ ((patchable_function_entry (n)))

int table[8];

NOINLINE ROOM (5) void
room_a (int n)
{
  for (int i = 0; i < n; i++)
    table[i & 7] += i * n;
}

NOINLINE ROOM (5) void
room_b (int n)
{
  for (int i = 0; i < n; i++)
    table[i & 7] += i * n;
}

NOINLINE ROOM (2) void
less_room (int n)
{
  for (int i = 0; i < n; i++)
    table[i & 7] += i * n;
}

NOINLINE void
no_room (int n)
{
  for (int i = 0; i < n; i++)
    table[i & 7] += i * n;
}

void (*volatile functions[]) (int) = { room_a, room_b, less_room, no_room };

/* How many one-byte no-ops stand at FUNCTION, after an endbr64.  */
static int
nops (void (*function) (int))
{
  const unsigned char *code = (const unsigned char *) function;
  int count = 0;
  if (!memcmp (code, "\xf3\x0f\x1e\xfa", 4))
    code += 4;
  while (code[count] == 0x90)
    count++;
  return count;
}

int
main (void)
{
  for (int f = 0; f < 4; f++)
    functions[f] (input + f);
  for (int i = 0; i < 8; i++)
    printf ("%d ", table[i]);
  for (int f = 0; f < 4; f++)
    printf ("%d ", nops (functions[f]));
  printf ("\n");
  return 0;
}

/* { dg-final { mergefn-folds room_b room_a thunk } } */
/* { dg-final { mergefn-keeps-apart room_a less_room } } */
/* { dg-final { mergefn-keeps-apart room_a no_room } } */
