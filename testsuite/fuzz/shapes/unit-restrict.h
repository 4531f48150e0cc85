// SPDX-License-Identifier: GPL-3.0-or-later
// The same templates in two units, of which one declares that two pointers are
// restrict.  There nothing is written through them.
// units: 2
#if UNIT_a
static unsigned x_@n;
unsigned *first_@n = &x_@n, *second_@n = &x_@n;
#else
extern unsigned *__restrict first_@n, *__restrict second_@n;
#endif
template <class T> @Nunsigned
count_@n (T *, unsigned n)
{
  unsigned *p = first_@n, *q = second_@n;
  for (unsigned i = 0; i < n; i++)
    {
      *p += @k;
      *q @{+= 2@|*= 3@|^= i@};
    }
  return n@{@| + *p@|@} + *p;
}
template <class T> static void try_@n () { show (count_@n ((T *) nullptr, INPUT_IN_FIRST)); }
//--- variant
enum Own_@n_@i : int {};
//--- call
  try_@n<Own_@n_@i> ();
//--- variant
struct Own_@n_@i;
//--- call
  try_@n<Own_@n_@i> ();
