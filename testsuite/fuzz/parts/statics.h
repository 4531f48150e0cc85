// SPDX-License-Identifier: GPL-3.0-or-later
// Variables local to a function, with and without constructors, and static
// members: every instance has its own.
// types: any
template <class T>
struct Counter_@n
{
  u64 count;
  T last;
  explicit Counter_@n (u64 from) : count (from), last (make<T> (from)) { note (from); }
  @Nu64 next (const T &value) { last = mix (last, value); return ++count + read (last); }
  static u64 total;
  inline static T shared = make<T> (@k);
};
template <class T> u64 Counter_@n<T>::total = @k;
template <class T>
@Nu64
once_@n (const T &value)
{
  static Counter_@n<T> counter (@k);
  return counter.next (value);
}
template <class T>
@Nu64
plain_@n (const T &value)
{
  static u64 calls = @k;
  static T cells[4];
  u64 h = read (cells[calls % 4]);
  cells[calls++ % 4] = value;
  return h + calls;
}
template <class T>
@Nu64
total_@n (u64 add)
{
  Counter_@n<T>::total += add;
  return Counter_@n<T>::total;
}
template <class T>
@Nu64
pure_@n (const T &value, u64 h)
{
  static const u64 table[] = { @k, @k, @k, @k };
  return table[h % 4] * read (value);
}
//--- drive
    note (once_@n<T> (make<T> (i)) + 1);
    note (plain_@n<T> (make<T> (i * 3)));
    note (total_@n<T> (i));
    note (pure_@n<T> (make<T> (i), i));
    Counter_@n<T>::shared = step (Counter_@n<T>::shared, i);
    note (read (Counter_@n<T>::shared));
