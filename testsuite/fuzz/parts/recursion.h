// SPDX-License-Identifier: GPL-3.0-or-later
// Functions that call themselves and each other.
// types: any
template <class T> u64 even_@n (T a, u64 n);
template <class T>
@Nu64
odd_@n (T a, u64 n)
{
  return n == 0 ? read (a) : even_@n<T> (step (a, @k), n - 1) * 3 + 1;
}
template <class T>
@Nu64
even_@n (T a, u64 n)
{
  return n == 0 ? @k : odd_@n<T> (mix (a, a), n - 1) + read (a);
}
template <class T>
@Nu64
tree_@n (const T &a, unsigned depth)
{
  if (depth == 0)
    return read (a);
  return tree_@n<T> (step (a, depth), depth - 1) * @k + tree_@n<T> (a, depth - 1);
}
//--- drive
    note (even_@n<T> (make<T> (i), i + @k) + odd_@n<T> (make<T> (i), i));
    note (tree_@n<T> (make<T> (round), unsigned (i) % 5));
