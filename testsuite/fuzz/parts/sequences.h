// SPDX-License-Identifier: GPL-3.0-or-later
// Vectors of values and sorting, by the standard library.
// types: stored
// headers: algorithm memory vector
template <class T>
@Nu64
sequence_@n (u64 seed)
{
  std::vector<T> values (seed % 7 + 3, make<T> (seed));
  for (u64 i = 0; i < values.size (); ++i)
    values[i] = make<T> (seed * i + @k);
  std::sort (values.begin (), values.end (), [] (const T &a, const T &b) { return less (a, b); });
  auto shared = std::make_shared<T> (values[1]);
  auto unique = std::make_unique<T> (values[seed % values.size ()]);
  auto other = shared;
  *other = mix (*shared, *unique);
  u64 h = u64 (shared.use_count ());
  h += u64 (std::count_if (values.begin (), values.end (), [&] (const T &a) { return !less (a, *other); }));
  values.resize (values.size () * 2, *shared);
  @{std::reverse (values.begin (), values.end ());@|@}
  for (const T &value : values) h = h * 3 + read (value);
  return h;
}
//--- drive
    note (sequence_@n<T> (i * 3 + round));
