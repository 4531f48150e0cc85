/* -fopt-info-ipa-missed tells of each refusal, and why, where the function is
   that was not folded.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-options "-O2 -fopt-info-ipa-missed" } */
/* { dg-mergefn-args "facts=keep" } */

long
first (long n)
{
  return n * 3;
}

long
second (long n) /* { dg-note "missed: +not folded second into first: thunk-too-large" } */
{
  return n * 3;
}

/* Equal but for what GCC knows.  */

long
gather (long *p, int n)
{
  long result = 1;
  for (int i = 0; i < n; i++)
    result = result * 3 + p[i];
  return result;
}

long
gather_other (long long *p, int n) /* { dg-note "missed: +not folded gather_other into gather: facts-differ" } */
{
  long result = 1;
  for (int i = 0; i < n; i++)
    result = result * 3 + p[i];
  return result;
}
