/* All registers that a jump could use hold arguments, so i386 makes no jump of an indirect call.  A call that is found late
   to be one of the kept function itself has to be a direct one by then.

   SPDX-License-Identifier: GPL-3.0-or-later  */

typedef int __attribute__ ((regparm (3))) step (int n, void *in, int k);
static step a_step, b_step;
static step *rest = a_step; /* Never changed.  */
int zero;

#define STEP(name)                                                            \
  __attribute__ ((noinline, noclone, regparm (3))) static int                 \
  name (int n, void *in, int k)                                               \
  {                                                                           \
    if (n <= 0)                                                               \
      return k;                                                               \
    k += zero;                                                                \
    return rest (n - 1, in, k ^ 5);                                           \
  }
STEP (a_step)
STEP (b_step)

__attribute__ ((regparm (3))) int
run (int n, void *in, int k)
{
  return b_step (n, in, k);
}

__attribute__ ((regparm (3))) int
run_other (int n, void *in, int k)
{
  return a_step (n, in, k);
}
