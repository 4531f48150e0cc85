// SPDX-License-Identifier: GPL-3.0-or-later
// One function that gives out an object, under a name that promises a fresh
// one and under a name that does not.
// flags: @{-fno-early-inlining@|@}
static int pool_@n[256], used_@n;
extern "C" __attribute__ ((noipa)) void *get_@n (int fresh) { return &pool_@n[fresh ? ++used_@n & 255 : 0]; }
extern "C" void *fresh_@n (int fresh) __attribute__ ((alias ("get_@n"), malloc@{@|, returns_nonnull@|, visibility ("hidden")@}));
extern "C" void *again_@n (int fresh) __attribute__ ((alias ("get_@n")));
static inline unsigned
use_@n (int *p, int *q, unsigned n)
{
  unsigned s = @k;
  *q = n;
  @W
  *p = s;
  return *q + s;
}
//--- variant
@S@Nunsigned f_@n_@i (int fresh, int *q, unsigned n) { return use_@n ((int *) fresh_@n (fresh), q, n); }
//--- call
  int other;
  show (f_@n_@i (1, &other, input));
//--- variant
@S@Nunsigned f_@n_@i (int fresh, int *q, unsigned n) { return use_@n ((int *) @{get_@n@|again_@n@} (fresh), q, n); }
//--- call
  show (f_@n_@i (0, &pool_@n[0], input));
