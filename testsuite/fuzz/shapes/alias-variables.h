// SPDX-License-Identifier: GPL-3.0-or-later
// The same templates in two units, of which one knows that two variables are one.
// In the other one nothing is written by both names.
// units: 2
using Int_@n = @{int@|unsigned@|long@};
#if UNIT_a
Int_@n first_@n;
extern Int_@n second_@n __attribute__ ((@{weak, @|@}alias ("first_@n")));
#else
extern Int_@n first_@n, second_@n;
#endif
template <class T> @Nint
count_@n (T *, unsigned n)
{
  for (unsigned i = 0; i < n; i++)
    {
      first_@n += @k;
      second_@n += @k;
    }
  return first_@n;
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
