// SPDX-License-Identifier: GPL-3.0-or-later
// Variadic functions that take arguments of types of one width or one class.
struct Pair_@n { @{long@|char *@} a; long b; };
struct Real_@n { double a; @{double b;@|long b;@} };
#define BODY_@n(T, V) { unsigned s = @k; va_list list; va_start (list, n); for (unsigned i = 0; i < n; i++) { T v = va_arg (list, T); s = s * @k + (unsigned) (V); } va_end (list); return s; }
//--- variant
@S@Nunsigned f_@n_@i (unsigned n, ...) BODY_@n (@{long@|unsigned long@|long long@}, v)
//--- call
  show (f_@n_@i (input, 0x100000005l, -1l, 7l));
//--- variant
@S@Nunsigned f_@n_@i (unsigned n, ...) BODY_@n (@{int@|unsigned@}, v)
//--- call
  show (f_@n_@i (input, 5, -1, 7));
//--- variant
@S@Nunsigned f_@n_@i (unsigned n, ...) BODY_@n (char *, (long) v)
//--- call
  show (f_@n_@i (input, (char *) 5, (char *) -1, (char *) 7));
//--- variant
@S@Nunsigned f_@n_@i (unsigned n, ...) BODY_@n (double, v)
//--- call
  show (f_@n_@i (input, 5.5, 2.25, 7.0));
//--- variant
@S@Nunsigned f_@n_@i (unsigned n, ...) BODY_@n (Pair_@n, (long) v.a + v.b)
//--- call
  Pair_@n p = { 0, 5 };
  show (f_@n_@i (input, p, p, p));
//--- variant
@S@Nunsigned f_@n_@i (unsigned n, ...) BODY_@n (Real_@n, (long) v.a + (long) v.b)
//--- call
  Real_@n p = { 3, 5 };
  show (f_@n_@i (input, p, p, p));
