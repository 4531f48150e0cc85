// SPDX-License-Identifier: GPL-3.0-or-later
// A function template with random statements, and instances that differ in a
// constant only.
// types: any
template <class T, int K = 1>
@Nu64
function_@n (T a, T b, u64 h, unsigned n)
{
  T cells[8] = { a, b, a, b, a, b, a, b };
  h += K * @k;
  @body(2)
  return h + read (a) * 3 + read (b) + n + read (cells[h % 8]);
}
//--- drive
    note (function_@n<T> (make<T> (i + round), make<T> (i * 3), i, @k));
    note (function_@n<T, @{1@|2@|3@}> (make<T> (i), make<T> (round), i * @k, 2));
