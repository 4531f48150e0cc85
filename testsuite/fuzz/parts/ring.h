// SPDX-License-Identifier: GPL-3.0-or-later
// A container of values: members are instantiated per type.
// types: any
template <class T, unsigned N = @{4@|8@}>
class Ring_@n
{
  T m_data[N];
  unsigned m_at = 0;
  u64 m_count = 0;

public:
  Ring_@n () { for (T &t : m_data) t = make<T> (@k); }
  @Nvoid push (const T &value)
  {
    m_data[m_at] = value;
    m_at = (m_at + 1) % N;
    ++m_count;
  }
  @NT &operator[] (unsigned i) { return m_data[(m_at + i) % N]; }
  @Nconst T *find (const T &value) const
  {
    for (const T &t : m_data)
      if (same (t, value))
        return &t;
    return nullptr;
  }
  @Nu64 sum () const
  {
    u64 h = m_count;
    for (unsigned i = 0; i < N; ++i)
      h = h * @w + read (m_data[(m_at + i) % N]);
    return h;
  }
  @Nvoid sort ()
  {
    for (unsigned i = 1; i < N; ++i)
      for (unsigned k = i; k > 0 && less (m_data[k], m_data[k - 1]); --k)
        { T t = m_data[k]; m_data[k] = m_data[k - 1]; m_data[k - 1] = t; }
  }
  T *begin () { return m_data; }
  T *end () { return m_data + N; }
  Ring_@n &operator+= (const Ring_@n &other)
  {
    for (unsigned i = 0; i < N; ++i)
      m_data[i] = mix (m_data[i], other.m_data[i]);
    return *this;
  }
};
//--- drive
    Ring_@n<T> ring, other;
    for (u64 k = 0; k < i + 2; ++k) ring.push (make<T> (k * @k + i));
    note (ring.sum ());
    @{ring.sort ();@|ring += other;@|@}
    ring[i] = make<T> (round);
    note (ring.find (make<T> (@k)) != nullptr);
    @{for (T &t : ring) note (read (t));@|note (read (ring[1]));@}
    note (ring.sum ());
