// SPDX-License-Identifier: GPL-3.0-or-later
// Parameters that are passed by value and read as another type.
struct A_@n { int x, y; @{long z[2];@|@|long z;@} };
struct B_@n { @{unsigned x, y;@|float x, y;@|short x[4];@} @{long z[2];@|@|long z;@} };
using To_@n = @{long@|int@|unsigned@|short@};
using Then_@n = @{int@|short@|unsigned short@};
template <class To, class From> static inline To
as_@n (const From &from, unsigned at)
{
  To to;
  @{memcpy (&to, (const char *) &from + at, sizeof to);@|__builtin_memmove (&to, (const char *) &from + at, sizeof to);@}
  return to;
}
#define BODY_@n(T, U, P) { unsigned s = @k; @W s += (unsigned) as_@n<T> (P, 0); @W s ^= (unsigned) as_@n<U> (P, @{4@|2@|0@}); @{look (&P);@|@} return s; }
//--- variant
@S@Nunsigned f_@n_@i (A_@n v, unsigned n) BODY_@n (To_@n, Then_@n, v)
//--- call
  A_@n a = { @K, -@K };
  show (f_@n_@i (a, input));
//--- variant
@S@Nunsigned f_@n_@i (B_@n v, unsigned n) BODY_@n (To_@n, Then_@n, v)
//--- call
  A_@n a = { @K, -@K };
  B_@n b = {};
  memcpy (&b, &a, 8);
  show (f_@n_@i (b, input));
//--- variant
@S@Nunsigned f_@n_@i (long v, unsigned n) BODY_@n (To_@n, Then_@n, v)
//--- call
  show (f_@n_@i (@Kl << 33 | @K, input));
//--- variant
@S@Nunsigned f_@n_@i (double v, unsigned n) BODY_@n (To_@n, Then_@n, v)
//--- call
  show (f_@n_@i (@K.375, input));
