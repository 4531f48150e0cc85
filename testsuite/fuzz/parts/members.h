// SPDX-License-Identifier: GPL-3.0-or-later
// Pointers to members, overloaded operators and conversions.
// types: any
template <class T>
struct Box_@n
{
  T x, y;
  @Nu64 sum () const { return read (x) + read (y) * @k; }
  @Nu64 difference () const { return read (x) - read (y); }
  virtual u64 product () const { return read (x) * read (y); }
  Box_@n (const T &a, const T &b) : x (a), y (b) {}
  @Nfriend Box_@n operator+ (const Box_@n &a, const Box_@n &b) { return { mix (a.x, b.x), mix (a.y, b.y) }; }
  @Nfriend bool operator== (const Box_@n &a, const Box_@n &b) { return same (a.x, b.x) && same (a.y, b.y); }
  @Nfriend bool operator< (const Box_@n &a, const Box_@n &b) { return less (a.x, b.x); }
  @NBox_@n &operator++ () { x = step (x, 1); return *this; }
  Box_@n operator++ (int) { Box_@n old = *this; ++*this; return old; }
  explicit operator bool () const { return !same (x, y); }
  @NT operator() (u64 h) const { return h & 1 ? x : y; }
};
template <class T>
@Nu64
by_pointer_@n (const Box_@n<T> &box, u64 (Box_@n<T>::*f) () const, T Box_@n<T>::*m)
{
  return (box.*f) () * 3 + read (box.*m);
}
//--- drive
    Box_@n<T> one (make<T> (i), make<T> (i + @k)), two (make<T> (round), make<T> (i));
    u64 (Box_@n<T>::*volatile f) () const = i & 1 ? &Box_@n<T>::sum : &Box_@n<T>::difference;
    if (i % 3 == 2) f = &Box_@n<T>::product;
    note (by_pointer_@n<T> (one, f, i & 2 ? &Box_@n<T>::x : &Box_@n<T>::y));
    two = two + one; ++two;
    note ((one == two) * 4 + (one < two) * 2 + bool (one++) + two.sum ());
    note (read (one (i)));
