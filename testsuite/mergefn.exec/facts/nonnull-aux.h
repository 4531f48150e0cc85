/* What facts-nonnull.C and weaken-nonnull.C compile, where facts are kept and
   where they are weakened.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <cstdio>

#include "../../include/test.h"
#include "late-null.h"

int number = 5;
int *volatile nothing, *volatile something = &number;

const void *first, *second = &number;

NOINLINE int
a_take_ref (const int &p, int n)
{
  return is_null (&p, &first, &second) * 7 + n;
}

NOINLINE int
a_take_ref_too (const int &p, int n)
{
  return is_null (&p, &first, &second) * 7 + n;
}

NOINLINE int
take_pointer (const int *const p, int n)
{
  return is_null (p, &first, &second) * 7 + n;
}

typedef int &(*to_reference) (int);
typedef int *(*to_pointer) (int);

NOINLINE int
a_call_ref (to_reference function, int n)
{
  int sum = 1;
  for (int i = 0; i < n; i++)
    sum = sum * 7 + is_null (&function (i), &first, &second);
  return sum;
}

NOINLINE int
a_call_ref_too (to_reference function, int n)
{
  int sum = 1;
  for (int i = 0; i < n; i++)
    sum = sum * 7 + is_null (&function (i), &first, &second);
  return sum;
}

NOINLINE int
call_pointer (to_pointer function, int n)
{
  int sum = 1;
  for (int i = 0; i < n; i++)
    sum = sum * 7 + is_null (function (i), &first, &second);
  return sum;
}

static int &reference_of (int) { return number; }
static int *pointer_of (int n) { return n & 1 ? something : nothing; }

to_reference volatile reference_function = reference_of;
to_pointer volatile pointer_function = pointer_of;

int
main ()
{
  std::printf ("%d\n", a_take_ref (*something, input));
  std::printf ("%d\n", a_take_ref_too (*something, input));
  std::printf ("%d\n", take_pointer (nothing, input));
  std::printf ("%d\n", a_call_ref (reference_function, input));
  std::printf ("%d\n", a_call_ref_too (reference_function, input));
  std::printf ("%d\n", call_pointer (pointer_function, input));
  return 0;
}
