// SPDX-License-Identifier: GPL-3.0-or-later
// The factors of complex products in either order, for a machine that fuses a
// product and a sum.
// flags: -ffp-contract=fast
#ifdef __x86_64__
#define FUSED_@n __attribute__ ((target ("fma")))
#define CAN_FUSE_@n __builtin_cpu_supports ("fma")
#else
#define FUSED_@n
#define CAN_FUSE_@n 1
#endif
#define REAL_@n @{double@|double@|float@}
using Complex_@n = _Complex REAL_@n;
@{static @|@}unsigned seen_@n;
#define BODY_@n(product) { unsigned s = @k; @W seen_@n = s; return product; }
static inline Complex_@n
number_@n (double real, double imaginary)
{
  Complex_@n c;
  __real__ c = real;
  __imag__ c = imaginary;
  return c;
}
// Counts where F and its like differ.
template <class F> static inline void
try_@n (F f, F like)
{
  unsigned differ = 0;
  if (CAN_FUSE_@n)
    for (int i = 1; i < 100; i++)
      {
        Complex_@n x = number_@n (1.1 / i + 0.7, 3.3 / i - 0.9), y = number_@n (0.7 * i - 1.1, -0.9 * i - 3.3);
        Complex_@n r = f (x, y, input), s = like (x, y, input);
        differ += __imag__ r != __imag__ s || __real__ r != __real__ s;
      }
  show (differ);
  show (seen_@n);
}
//--- variant
@S@NFUSED_@n Complex_@n f_@n_@i (Complex_@n x, Complex_@n y, unsigned n) BODY_@n (x * y)
__attribute__ ((noipa)) FUSED_@n Complex_@n like_@n_@i (Complex_@n x, Complex_@n y, unsigned n) BODY_@n (x * y)
//--- call
  try_@n (f_@n_@i, like_@n_@i);
//--- variant
@S@NFUSED_@n Complex_@n f_@n_@i (Complex_@n x, Complex_@n y, unsigned n) BODY_@n (y * x)
__attribute__ ((noipa)) FUSED_@n Complex_@n like_@n_@i (Complex_@n x, Complex_@n y, unsigned n) BODY_@n (y * x)
//--- call
  try_@n (f_@n_@i, like_@n_@i);
