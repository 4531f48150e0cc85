// SPDX-License-Identifier: GPL-3.0-or-later
// The same done through references, pointers and values.
// types: any
template <class T>
@Nu64
by_reference_@n (const T &a, T &b)
{
  b = mix (a, b);
  return read (b);
}
template <class T>
@Nu64
by_pointer_@n (const T *a, T *b)
{
  *b = mix (*a, *b);
  return read (*b);
}
template <class T>
@Nu64
maybe_@n (const T *a, T *b)
{
  if (!a || !b)
    return @k;
  *b = mix (*a, *b);
  return read (*b);
}
template <class T>
@NT
by_value_@n (T a, T b)
{
  return mix (b, a);
}
template <class T>
@NT &
which_@n (T &a, T &b, u64 h)
{
  return h & 1 ? a : b;
}
template <class T>
struct Holder_@n
{
  T &inside;
  u64 before;
  @Nu64 get () const { return read (inside) + before; }
};
//--- drive
    T one = make<T> (i), two = make<T> (round + @k);
    note (by_reference_@n<T> (one, two));
    note (by_pointer_@n<T> (&one, @{&two@|&one@}));
    note (maybe_@n<T> (@{&one@|nullptr@}, &two));
    two = by_value_@n<T> (one, two);
    which_@n<T> (one, two, i) = make<T> (@k);
    note (Holder_@n<T>{ one, i }.get () + Holder_@n<T>{ two, i }.get ());
