/* A static function of a header has an array parameter, whose bound binds nobody.  With -Warray-parameter=2, which
   -Wall turns on, GCC goes by the bound all the same.  So units with it and without have two functions.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-units "main a b" } */
/* { dg-unit a "-O2 -Warray-parameter=2 -fno-ipa-cp -fno-ipa-vrp" } */
/* { dg-unit b "-O2 -fno-ipa-cp -fno-ipa-vrp" } */
/* { dg-ways "static" } */
/* { dg-mixes "wide {wide off wide}" } */
/* { dg-every-order "each" } */

#include "check-aux.h"

int unit_a (const char *text, const char *other);
int unit_b (const char *text, const char *other);

#if defined UNIT_main
int
main (void)
{
  char text[12] = "abc", other[12] = "de";
  CHECK (unit_a (text, other) == 1);
  CHECK (unit_b ("0123456789", other) == 112);
  return failures;
}
#else
#include "array-parameter-aux.h"

#ifdef UNIT_a
int
unit_a (const char *text, const char *other)
{
  return compare (text, other, 5);
}
#else
int
unit_b (const char *text, const char *other)
{
  return compare (text, other, 5);
}
#endif
#endif

/* { dg-final { mergefn-count-symbols __mergefn_* 2 } } */
