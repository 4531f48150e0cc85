// Uses the explicit instantiations of comdat-explicit.C.
//
// SPDX-License-Identifier: GPL-3.0-or-later

template <int N>
int compute (int n);

extern template int compute<5> (int);
extern template int compute<6> (int);

int
other_unit (int n)
{
  return compute<5> (n) * 3 + compute<6> (n + 1);
}
