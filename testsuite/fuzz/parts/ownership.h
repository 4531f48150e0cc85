// SPDX-License-Identifier: GPL-3.0-or-later
// Objects with constructors, destructors, copies and moves, on the heap too.
// types: any
template <class T>
class Owner_@n
{
  T *m_data;
  unsigned m_size;

public:
  explicit Owner_@n (unsigned n) : m_data (new T[n]), m_size (n)
  {
    for (unsigned i = 0; i < n; ++i) m_data[i] = make<T> (i * @k);
  }
  @NOwner_@n (const Owner_@n &other) : m_data (new T[other.m_size]), m_size (other.m_size)
  {
    for (unsigned i = 0; i < m_size; ++i) m_data[i] = other.m_data[i];
    note (m_size);
  }
  @NOwner_@n (Owner_@n &&other) noexcept : m_data (other.m_data), m_size (other.m_size)
  {
    other.m_data = nullptr;
    other.m_size = 0;
  }
  Owner_@n &operator= (const Owner_@n &) = delete;
  @N~Owner_@n () { note (m_size + @k); delete[] m_data; }
  @NT &at (unsigned i)
  {
    if (i >= m_size)
      throw Failure{ i };
    return m_data[i];
  }
  @Nu64 sum () const
  {
    u64 h = m_size;
    for (const T *p = m_data; p != m_data + m_size; ++p) h = h * 7 + read (*p);
    return h;
  }
};
template <class T>
@Nu64
use_@n (u64 h)
{
  Owner_@n<T> one (unsigned (h % 6) + 1);
  Owner_@n<T> two (one);
  try { two.at (unsigned (h % 9)) = make<T> (h); }
  catch (const Failure &f) { h += f.code * @k; }
  Owner_@n<T> three (static_cast<Owner_@n<T> &&> (one));
  return h + two.sum () * 3 + three.sum ();
}
//--- drive
    note (use_@n<T> (i + round * @k));
