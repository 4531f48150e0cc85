// SPDX-License-Identifier: GPL-3.0-or-later
// Lambdas: by value, by reference, generic, and as function pointers.
// types: any
template <class F>
@Nu64
apply_@n (F f, u64 h)
{
  for (u64 i = 0; i < 3; ++i)
    h = h * 5 + f (h + i);
  return h;
}
@Nstatic inline u64
indirect_@n (u64 (*volatile f) (u64), u64 h)
{
  return f (h) + f (h + 1);
}
template <class T>
@Nu64
lambdas_@n (T a, T b, u64 h)
{
  u64 seen = 0;
  auto by_value = [a, b] (u64 n) { return read (mix (a, b)) + n * @k; };
  auto by_reference = [&] (u64 n) { ++seen; a = step (a, n & 7); return read (a) + n; };
  auto generic = [h] (auto x) { return read (x) * @k + h; };
  auto changing = [count = @kul] (u64 n) mutable { return n + ++count; };
  h += apply_@n (by_value, h) + apply_@n (by_reference, h);
  h += generic (a) + generic (unsigned (h)) + generic (int (h & 1023));
  h += apply_@n (changing, h);
  h += indirect_@n ([] (u64 n) { return read (make<T> (n)); }, h & 1023);
  h += indirect_@n ([] (u64 n) { return n * @w; }, h);
  return h + seen;
}
//--- drive
    note (lambdas_@n<T> (make<T> (i), make<T> (round), i));
