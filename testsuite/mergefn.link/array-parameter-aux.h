/* What two units have of array-parameter.c.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <string.h>

static NOINLINE int
compare (const char a[8], const char b[8], int c)
{
  size_t n = strlen (a), m = strlen (b);
  if (n > 20 || m > 20)
    return -1;
  const char *r = c > 3 ? a : b;
  if (strcmp (r, "0123456789") == 0)
    return 100 + n + m;
  return n - m;
}
