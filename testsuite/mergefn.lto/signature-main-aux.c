/* Calls the functions of signature-callee-aux.c.  With GENERATE it runs them for their profile; without, it needs no
   library, and exits with 88 if all is well.

   SPDX-License-Identifier: GPL-3.0-or-later  */

int __attribute__ ((nonnull (1))) kept (int *x, int *y, int z);
int __attribute__ ((nonnull (2))) later (int *x, int *y, int z);
int spin (int);

int __attribute__ ((noinline, noclone))
by_name (int a)
{
  int p = a, q = a;
  int r = kept (&p, &q, a);
  r = r * 7 + p + q;
  r = r * 3 + later (&p, &q, a + 1);
  return r * 7 + p + q;
}

#ifdef GENERATE
int
main (void)
{
  volatile int kept_alive = spin (5000000);
  for (int i = 0; i < 5; i++)
    kept_alive = by_name (3);
  return 0;
}
#else
volatile int three = 3, spun;

void __attribute__ ((used, force_align_arg_pointer))
_start (void)
{
  spun = spin (three);
  int good = by_name (three) == EXPECTED;
  __asm__ volatile ("int $0x80" : : "a" (1), "b" (good ? 88 : 1));
  __builtin_unreachable ();
}
#endif
