// SPDX-License-Identifier: GPL-3.0-or-later
// Throwing and catching by type, rethrowing, noexcept, and clean-ups.
// types: any
template <class T>
@Nvoid
raise_@n (const T &value, u64 h)
{
  switch (h % 5)
    {
    case 0: throw Thrown<T> (value);
    case 1: throw Worse (h);
    case 2: throw Failure{ h };
    @{case 3: throw h;@|case 3: throw read (value);@|@}
    default: note (h);
    }
}
template <class T>
@Nu64
guard_@n (const T &value, u64 h)
{
  Trace outer (h, @k);
  try
    {
      Trace inner (h, 2);
      raise_@n (value, h);
      h += @k;
    }
  catch (const Thrown<T> &e) { h ^= read (e.value); }
  @{catch (const Worse &e) { h += e.code; @{throw;@|@} }@|@}
  catch (@{const Failure &e@|Failure e@}) { h += e.code * @k; @{throw Thrown<T> (value);@|@} }
  return h * 3;
}
template <class T>
@Nu64
sure_@n (const T &value, u64 h) noexcept
{
  try { return guard_@n (value, h) + 1; }
  catch (const Thrown<T> &e) { return read (e.value); }
  catch (@{u64@|const u64 &@} e) { return e; }
  catch (...) { return @k; }
}
template <class T, class E>
@Nu64
only_@n (const T &value, u64 h)
{
  try
    {
      try { raise_@n (value, h); }
      catch (const E &) { h += @k; @{throw;@|@} }
    }
  catch (...) { return h + 1; }
  return h;
}
//--- drive
    note (sure_@n<T> (make<T> (i), i + round));
    note (only_@n<T, Failure> (make<T> (i), i) + only_@n<T, Worse> (make<T> (i), i));
    note (only_@n<T, @{u64@|Thrown<T>@|Thrown<int>@}> (make<T> (i), i));
