/* Calls the functions of partitions-callee-aux.c; exits with 88 if all is well.  Needs no library.

   SPDX-License-Identifier: GPL-3.0-or-later  */

typedef int function (int, int, int);
function before, kept;
int through_pointer (int);
function *volatile pointer;

int __attribute__ ((noinline))
by_name (int a)
{
  return before (a, 2, a + 5) - before (a + 1, 3, 7) + kept (a, 2, 9);
}

void __attribute__ ((used, force_align_arg_pointer))
_start (void)
{
  /* (9 * 3 + 8) - (((4 * 3) * 3 + 7) * 3 + 14) + (9 * 3 + 9), and (4 * 9 + 3) + 4 * 3.  */
#ifdef SMALL
  int good = by_name (3) == (6 - 8) - (12 - 7) + (6 - 9) && through_pointer (4) == (8 - 3) + (4 - 1);
#else
  int good = by_name (3) == 35 - 143 + 36 && through_pointer (4) == 51;
#endif
  __asm__ volatile ("int $0x80" : : "a" (1), "b" (good ? 88 : 1));
  __builtin_unreachable ();
}
