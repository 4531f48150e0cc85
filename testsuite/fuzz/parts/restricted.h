// SPDX-License-Identifier: GPL-3.0-or-later
// Loops over arrays through pointers, restricted and not.
// types: any
template <class T>
@Nvoid
copy_@n (T *@{__restrict@|@} to, const T *@{__restrict@|@} from, unsigned n)
{
  for (unsigned i = 0; i < n; ++i)
    to[i] = mix (to[i], from[i]);
}
template <class T>
@Nvoid
copy_any_@n (T *to, const T *from, unsigned n)
{
  for (unsigned i = 0; i < n; ++i)
    to[i] = mix (to[i], from[i]);
}
template <class T>
@Nu64
store_@n (T *a, @{T@|int@|long@|u64@} *b, u64 h)
{
  *a = make<T> (h);
  *b = {};
  u64 first = read (*a);
  *a = step (*a, @k);
  return first * 3 + read (*a) + read (*b);
}
template <class T>
@Nu64
reverse_@n (T *begin, T *end)
{
  u64 h = 0;
  while (begin < end)
    {
      T t = *begin;
      *begin++ = *--end;
      *end = t;
      h = h * 3 + read (t);
    }
  return h;
}
//--- drive
    T left[9], right[9];
    for (unsigned k = 0; k < 9; ++k) { left[k] = make<T> (i + k); right[k] = make<T> (round * k); }
    copy_@n<T> (left, right, unsigned (i) % 9);
    copy_any_@n<T> (left + 1, left, 8);
    @{int@|long@|u64@} number = 1; (void) number;
    note (reverse_@n<T> (left + i % 4, left + 9));
    for (T &t : left) note (read (t));
