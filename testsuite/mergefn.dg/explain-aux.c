/* What explain.exp asks about.  Is no test of its own.

   SPDX-License-Identifier: GPL-3.0-or-later  */

extern int sink (int);

int
first (int n)
{
  int sum = 1;
  for (int i = 0; i < n; i++)
    sum = sum * 33 + sink (i); /* In first.  */
  return sum;
}

int
constant (int n)
{
  int sum = 1;
  for (int i = 0; i < n; i++)
    sum = sum * 34 + sink (i); /* In constant.  */
  return sum;
}

int
equal (int n)
{
  int sum = 1;
  for (int i = 0; i < n; i++)
    sum = sum * 33 + sink (i);
  return sum;
}

int
wider (long n)
{
  int sum = 1;
  for (int i = 0; i < n; i++)
    sum = sum * 33 + sink (i);
  return sum;
}

long
of_longs (long *p, int n)
{
  long sum = 1;
  for (int i = 0; i < n; i++)
    sum = sum * 33 + p[i];
  return sum;
}

long
of_long_longs (long long *p, int n)
{
  long sum = 1;
  for (int i = 0; i < n; i++)
    sum = sum * 33 + p[i];
  return sum;
}

__attribute__ ((noipa)) int
barrier (int n)
{
  int sum = 1;
  for (int i = 0; i < n; i++)
    sum = sum * 33 + sink (i);
  return sum;
}

static void *volatile place;

int
jumps (int n)
{
  void *where = place ? &&there : &&here;
  goto *where;
here:
  return n;
there:
  return n + 1;
}

int
one_callee (int n)
{
  return first (n) * 5 - 1;
}

int
other_callee (int n)
{
  return equal (n) * 5 - 1;
}
