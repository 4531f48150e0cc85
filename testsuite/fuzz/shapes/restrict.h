// SPDX-License-Identifier: GPL-3.0-or-later
// Functions with restrict parameters, and others without, that are inlined
// late into callers; the latter get objects that overlap.
// flags: -fno-early-inlining @{-fno-ipa-sra@|-fno-ipa-sra@|@}
struct S_@n { unsigned *one, *two; };
#define WORK_@n { unsigned s = @k; for (unsigned i = 0; i < *limit@{@| && i < 8@}; i++) { p[i] = p[i] @{- 2@|- 1@|/ 2@}; s@{++@| += i@| ^= i * @k@}; } return s; }
static inline unsigned apart_@n (unsigned *__restrict p, unsigned *__restrict limit) WORK_@n
static inline unsigned half_@n (unsigned *__restrict p, unsigned *limit) WORK_@n
static inline unsigned any_@n (unsigned *p, unsigned *limit) WORK_@n
#define BODY_@n(callee) { unsigned s = @k, n = at; @{@W@|@} s += callee (w.one, w.two + at); @{@W@|@} return s; }
//--- variant
@S@Nunsigned f_@n_@i (const S_@n &w, unsigned at) BODY_@n (@{apart_@n@|apart_@n@|half_@n@})
//--- call
  unsigned cells[8] = { 5, 5, 5, 6, 5, 5, 5, 5 }, limit[4] = { 6, 6, 6, 6 };
  show (f_@n_@i (S_@n { cells, limit }, input));
  show (cells[3] * 7 + cells[5]);
//--- variant
@S@Nunsigned f_@n_@i (const S_@n &w, unsigned at) BODY_@n (any_@n)
//--- call
  unsigned cells[8] = { 5, 5, 5, 6, 5, 5, 5, 5 };
  show (f_@n_@i (S_@n { cells, cells }, input));
  show (cells[3] * 7 + cells[5]);
//--- variant
static unsigned own_@n_@i[8] = { 7, 7, 7, 7, 7, 7, 7, 7 };
@S@Nunsigned f_@n_@i (const S_@n &, unsigned at) { S_@n w = { own_@n_@i, own_@n_@i }; BODY_@n (any_@n) }
//--- call
  show (f_@n_@i (S_@n {}, input));
  show (own_@n_@i[3]);
//--- variant
@S@Nunsigned f_@n_@i (const S_@n *__restrict w, unsigned at) { return any_@n (w->one, w->two + at); }
//--- call
  unsigned cells[8] = { 5, 5, 5, 6, 5, 5, 5, 5 };
  S_@n w = { cells, cells };
  show (f_@n_@i (&w, input));
  show (cells[3] * 7 + cells[5]);
