// SPDX-License-Identifier: GPL-3.0-or-later
// Callers of one function under two names, of which one promises more.  It is
// called by that name only where the promise holds.
@{static @|@}unsigned value_@n = @k, asked_@n;
extern "C" @{__attribute__ ((noipa))@|__attribute__ ((noipa, visibility ("hidden")))@} unsigned get_@n (void) { asked_@n++; return value_@n; }
extern "C" unsigned quiet_@n (void) __attribute__ ((alias ("get_@n"), @{pure@|const@|pure, leaf@}, @{nothrow@|visibility ("hidden")@}));
extern "C" unsigned plain_@n (void) __attribute__ ((alias ("get_@n")));
static inline unsigned
twice_@n (unsigned (*g) (void), unsigned n)
{
  unsigned s = g ();
  @W
  @{scratch[n & 7] ^= @k;@|@}
  return g () + s;
}
//--- variant
@S@Nunsigned f_@n_@i (unsigned n) { return twice_@n (quiet_@n, n); }
//--- call
  show (f_@n_@i (input));
  asked_@n = 0;
//--- variant
@S@Nunsigned f_@n_@i (unsigned n) { return twice_@n (@{get_@n@|plain_@n@}, n); }
//--- call
  asked_@n = 0;
  show (f_@n_@i (input));
  show (asked_@n);
