/* What nearly every program of the tests needs: functions that stay functions, and a number that GCC does
   not know.

   `input' has the value INPUT, by default 3.  A file that needs none defines NO_INPUT before: one that has
   its own, or is one of several units.

   SPDX-License-Identifier: GPL-3.0-or-later  */

/* Neither inlined nor cloned.  */
#define NOINLINE __attribute__ ((noinline, noclone))
/* Not inlined, but GCC may make clones of it.  */
#define CLONED __attribute__ ((noinline))
/* Nobody uses what GCC could find out about it.  */
#define NOIPA __attribute__ ((noipa))

#ifndef NO_INPUT
#ifndef INPUT
#define INPUT 3
#endif
volatile int input = INPUT;
#endif
