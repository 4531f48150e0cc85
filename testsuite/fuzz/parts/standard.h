// SPDX-License-Identifier: GPL-3.0-or-later
// The standard library's templates.
// types: stored
// headers: functional map stdexcept vector
template <class T>
@Nu64
standard_@n (u64 seed)
{
  std::vector<T> values;
  for (u64 i = 0; i < seed % 9 + 2; ++i)
    values.push_back (make<T> (i * @k + seed));
  std::map<u64, T> by_number;
  for (const T &value : values)
    by_number.emplace (read (value) % 11, value);
  std::function<u64 (const T &)> f = [seed] (const T &value) { return read (value) + seed; };
  @{if (seed & 1) f = [] (const T &value) { return read (step (value, 1)); };@|@}
  u64 h = values.size () * 3 + by_number.size ();
  for (const auto &[number, value] : by_number)
    h = h * 5 + number + f (value);
  try { h += read (values.at (seed % 13)); }
  catch (const std::exception &) { h += @k; }
  values.insert (values.begin (), make<T> (h));
  values.erase (values.begin () + 1);
  return h + read (values.front ()) + read (values.back ());
}
//--- drive
    note (standard_@n<T> (i + round));
