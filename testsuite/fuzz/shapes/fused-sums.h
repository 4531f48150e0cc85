// SPDX-License-Identifier: GPL-3.0-or-later
// Sums of two products, in either order.  GCC fuses one product with the sum,
// and vectorises by the order, so the order decides the last bit.
// needs: fma
#define LOOP_@n(one, two) \
  for (int i = 0; i < 64; i += 2) \
    { \
      r[i] = one (x[i], k) + two (x[i], l); \
      r[i + 1] = one (x[i + 1], k) + two (x[i + 1], l); \
    }
#define TIMES_@n(a, b) ((a) * (b))
static inline __attribute__ ((target ("fma"))) double product_@n (double a, double b) { return a * b; }
static inline unsigned long
mixed_@n (const double *r)
{
  unsigned long h = 0, v;
  for (int i = 0; i < 64; i++)
    {
      memcpy (&v, &r[i], sizeof v);
      h = h * 31 + v;
    }
  return h;
}
#define CALL_@n(f) \
  double x[64], r[64]; \
  for (int i = 0; i < 64; i++) \
    x[i] = 1.0 / (i + hide (3)); \
  f (r, x, hide (1.1), hide (3.3)); \
  show (mixed_@n (r))
//--- variant
@S@N__attribute__ ((target ("fma"))) void
f_@n_@i (double *__restrict r, const double *__restrict x, double k, double l)
{
  LOOP_@n (TIMES_@n, TIMES_@n)
}
//--- call
  CALL_@n (f_@n_@i);
//--- variant
@S@N__attribute__ ((target ("fma"))) void
f_@n_@i (double *__restrict r, const double *__restrict x, double k, double l)
{
  LOOP_@n (product_@n, TIMES_@n)
}
//--- call
  CALL_@n (f_@n_@i);
//--- variant
@S@N__attribute__ ((target ("fma"))) void
f_@n_@i (double *__restrict r, const double *__restrict x, double k, double l)
{
  LOOP_@n (TIMES_@n, product_@n)
}
//--- call
  CALL_@n (f_@n_@i);
