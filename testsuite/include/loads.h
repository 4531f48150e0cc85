/* Two pure functions that fold, and load one address from one place.  They differ in what they say of its alignment.

   SPDX-License-Identifier: GPL-3.0-or-later  */

typedef void *address __attribute__ ((aligned (4)));

NOINLINE static void *
load (void *from)
{
  return *(void **)from;
}

NOINLINE static void *
load_anywhere (void *from)
{
  return *(address *)from;
}
