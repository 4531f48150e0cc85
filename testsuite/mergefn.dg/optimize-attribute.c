/* A function with an optimize attribute that says what the command line says is inlined as without the
   plugin: to turn GCC's own folding off must not give it other options than the rest.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-options "-O2" } */

extern void effect (int);

static void
called ()
{
  effect (1);
}

__attribute__ ((optimize ("O2"))) static void
calls (void (*function) ())
{
  effect (2);
  function ();
}

void
caller (void)
{
  calls (called);
}

/* { dg-final { mergefn-scan-assembler-not "^(calls|called)" } } */
