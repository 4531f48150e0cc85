/* The functions that unprototyped-constant-width.c calls, and their types.

   SPDX-License-Identifier: GPL-3.0-or-later  */

static long
takes_int (int i, int value)
{
  return i + value;
}

static long
takes_long (int i, long value)
{
  return i + value;
}

long (*volatile take_int) () = (long (*) ()) takes_int;
long (*volatile take_long) () = (long (*) ()) takes_long;
