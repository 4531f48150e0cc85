/* A test for null that no GCC decides before functions are folded: it is decided in what a loop becomes, unrolled.

   SPDX-License-Identifier: GPL-3.0-or-later  */

/* Returns 1 if P is null, else 0.  Stores P to A; B points to another pointer, which is not null.  */
static inline int
is_null (const void *p, const void **a, const void **b)
{
  int found = 0;
  *a = p;
  for (int i = 0; i < 2; i++)
    {
      const void **t = i ? a : b;
      if (*t == 0)
        found += 1;
    }
  return found;
}
