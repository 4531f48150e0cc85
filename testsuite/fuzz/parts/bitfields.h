// SPDX-License-Identifier: GPL-3.0-or-later
// Bit-fields of types of each width and sign.
// types: integer
template <class T>
struct Bits_@n
{
  T a : 3;
  T b : @{2@|5@|4@};
  T : @{0@|1@};
  T c : 6;
};
template <class T>
@Nu64
bits_@n (Bits_@n<T> &bits, u64 h)
{
  bits.a = static_cast<T> (h & 3);
  bits.b = static_cast<T> (bits.a + @{1@|0@});
  bits.c = static_cast<T> (h >> 3 & 63);
  return static_cast<u64> (bits.a) * 3 + static_cast<u64> (bits.b) + static_cast<u64> (bits.c) * @k;
}
template <class T>
@Nbool
ordered_@n (const Bits_@n<T> &x, const Bits_@n<T> &y)
{
  return x.a != y.a ? x.a < y.a : x.c < y.c;
}
//--- drive
    Bits_@n<T> one{}, two{};
    note (bits_@n<T> (one, i * @k) + bits_@n<T> (two, round + i));
    note (ordered_@n<T> (one, two));
