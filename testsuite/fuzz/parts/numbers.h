// SPDX-License-Identifier: GPL-3.0-or-later
// Arithmetic in which sign and width count: division, shifts, comparisons,
// conversions, switches on the value itself.
// types: integer
template <class T>
@NT
scale_@n (T a, T b)
{
  T q = quotient (a, b);
  return less (q, T (@k)) ? halve (q, @k) : static_cast<T> (q & T (@k));
}
template <class T>
@Nlong
widen_@n (T a)
{
  return static_cast<long> (a) + @k;
}
template <class T>
@Nu64
digits_@n (T a, u64 base)
{
  u64 h = 0;
  for (unsigned i = 0; i < 9 && a != 0; ++i)
    {
      h = h * 11 + static_cast<u64> (a % static_cast<T> (@{10@|7@}));
      a = static_cast<T> (a / static_cast<T> (10));
    }
  return h + base;
}
template <class T>
@Nu64
choose_@n (T a)
{
  switch (a)
    {
    case 1: return @k;
    case 2: case 3: return @k;
    case 5 ... 9: return @k;
    case T (-1): return @k;
    case 77: return @k;
    default: return a < T (@k) ? 1 : 2;
    }
}
template <class T>
@Nbool
carries_@n (T a, T b)
{
  T sum;
  return __builtin_add_overflow (a, b, &sum) ? read (sum) & 1 : sum < b;
}
template <class T>
@Ndouble
real_@n (T a)
{
  return static_cast<double> (a) * 0.5;
}
//--- drive
    note (read (scale_@n<T> (make<T> (i * @w), make<T> (round - i))));
    note (u64 (widen_@n<T> (make<T> (i * @w))));
    note (digits_@n<T> (make<T> (i * @w), i));
    note (choose_@n<T> (make<T> (i)) + choose_@n<T> (make<T> (i - 2)));
    note (carries_@n<T> (make<T> (i * @w), make<T> (i - 1)));
    note (real_@n<T> (make<T> (i * @w)) < 0);
