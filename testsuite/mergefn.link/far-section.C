// A unit declares that a variable is in a section for large data, and its code may have far addresses of the variable.
// Another unit declares the variable without the section.  Their copies of a template have other digests, so the linker
// does not take the near one for the far one.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-require-target x86_64-*-* }
// { dg-units "old main data" }
// { dg-unit old "-O2 -fpie -mcmodel=medium" }
// { dg-unit main "-O2 -fpie -mcmodel=medium" }
// { dg-unit data "-O2 -fpie -mcmodel=medium" }
// { dg-ways "pie" }

#include "check-aux.h"

#ifdef UNIT_data
char pad[3000000000UL]; // Large data by its size.
int counter __attribute__ ((section (".lbss")));
#else

#ifdef UNIT_old
extern int counter;
#else
extern int counter __attribute__ ((section (".lbss")));
#endif

template <typename T>
NOINLINE int
bump (T *p, int n)
{
  for (int i = 0; i < n; i++)
    counter += p[i] != nullptr;
  return counter;
}

#ifdef UNIT_old
struct C;
struct D;

int
old (C **c, D **d, int n)
{
  return bump (c, n) + bump (d, n);
}
#else
struct A;
struct B;
extern char pad[3000000000UL];

int
main (int argc, char **)
{
  A *a[2] = { nullptr, (A *) pad };
  B *b[2] = { (B *) pad, (B *) pad };
  CHECK (bump (a, 1 + argc) == 1);
  CHECK (bump (b, 1 + argc) == 3);
  return 0;
}
#endif
#endif

// { dg-final { mergefn-folds _Z4bumpIP1BEiPT_i __mergefn_* removed } }
// { dg-final { mergefn-count-symbols __mergefn_* 2 } }
