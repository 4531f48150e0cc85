// SPDX-License-Identifier: GPL-3.0-or-later
// The same templates in two units, of which one knows more of a callee.  No
// instance is in both: the linker would keep either.
// units: 2
// flags: @{-fno-early-inlining@|@}
#define KIND_@n @{1@|2@|3@}
#if UNIT_a && KIND_@n == 1
extern "C" void *get_@n (int fresh) __attribute__ ((malloc));
#elif UNIT_a && KIND_@n == 2
extern "C" unsigned ask_@n (unsigned n) __attribute__ ((@{pure@|const@}));
#elif UNIT_a
extern "C" unsigned ask_@n (unsigned n) @{noexcept@|__attribute__ ((nothrow))@};
#elif KIND_@n == 1
static int pool_@n[256], used_@n;
extern "C" __attribute__ ((noipa)) void *get_@n (int fresh) { return &pool_@n[fresh ? ++used_@n & 255 : 0]; }
#else
extern "C" __attribute__ ((noipa)) unsigned ask_@n (unsigned n) { static unsigned asked; if (n > 100) { asked++; if (KIND_@n == 3) throw n; } return n * @k + asked; }
#endif
static inline unsigned
use_@n (int *p, int *q, unsigned n)
{
  unsigned s = @k;
#if KIND_@n == 1
  *q = n;
  @W
  *p = s;
  return *q + s;
#elif KIND_@n == 2
  s += ask_@n (n);
  { unsigned n = 3; @W }
  *q += ask_@n (n);
  return *q + s;
#else
  try { @W s += ask_@n (n); *q = s; } catch (unsigned k) { return k + 1; }
  return s;
#endif
}
template <class T> @Nunsigned
pick_@n (T *p, T *q, int fresh, unsigned n)
{
#if KIND_@n == 1
  p = (T *) get_@n (fresh);
#endif
  return use_@n ((int *) p, (int *) q, n);
}
#if UNIT_a
// What this unit promised holds for what it passes.
template <class T> static void
try_@n ()
{
  int cell = 5, other = 7;
  show (pick_@n<T> ((T *) &cell, (T *) &other, 1, input));
  show (other);
}
#else
template <class T> static void
try_@n ()
{
  int cell = 5, other = 7;
#if KIND_@n == 1
  show (pick_@n<T> ((T *) &cell, (T *) &pool_@n[0], 0, input));
#else
  show (pick_@n<T> ((T *) &cell, (T *) &other, 0, input + 200));
  show (other);
#endif
}
#endif
//--- variant
enum Own_@n_@i : int {};
//--- call
  try_@n<Own_@n_@i> ();
//--- variant
struct Own_@n_@i;
//--- call
  try_@n<Own_@n_@i> ();
