// SPDX-License-Identifier: GPL-3.0-or-later
// Functions with restrict parameters, and others without, that are inlined
// late into callers; the latter get objects that overlap.
// flags: @{-fno-early-inlining@|@}
struct S_@n { unsigned x, y; };
static S_@n global_@n;
#define WORK_@n { unsigned s = @k; *p = n; @{@W@|@} *q = s; @{*p += *q;@|for (unsigned i = 0; i < n; i++) *q += *p;@|@} return s + *p; }
static inline unsigned apart_@n (unsigned *__restrict p, unsigned *__restrict q, unsigned n) WORK_@n
static inline unsigned any_@n (unsigned *p, unsigned *q, unsigned n) WORK_@n
static inline unsigned half_@n (unsigned *__restrict p, unsigned *q, unsigned n) WORK_@n
#define BOTH_@n(callee) { @{unsigned own, first = callee (p, q, n); return first * 3 + callee (&own, q, n);@|return callee (p, q, n);@|unsigned s = callee (p, q, n); return s + callee (q, p, s & 3);@} }
//--- variant
@S@Nunsigned f_@n_@i (unsigned *p, unsigned *q, unsigned n) BOTH_@n (@{apart_@n@|half_@n@})
//--- call
  unsigned one = 1, two = 2;
  show (f_@n_@i (&one, &two, input));
  show (one * 7 + two);
//--- variant
@S@Nunsigned f_@n_@i (unsigned *p, unsigned *q, unsigned n) BOTH_@n (any_@n)
//--- call
  unsigned one = 1;
  show (f_@n_@i (&one, &one, input));
  show (one);
//--- variant
@S@Nunsigned f_@n_@i (unsigned *p, unsigned *, unsigned n) { unsigned *q = &global_@n.y; BOTH_@n (any_@n) }
//--- call
  show (f_@n_@i (&global_@n.y, nullptr, input));
  show (global_@n.y);
//--- variant
@S@Nunsigned f_@n_@i (unsigned *p, unsigned *, unsigned n) { unsigned *q = &global_@n.y; BOTH_@n (apart_@n) }
//--- call
  show (f_@n_@i (&global_@n.x, nullptr, input));
  show (global_@n.y);
//--- variant
@S@Nunsigned f_@n_@i (unsigned *__restrict p, unsigned *__restrict q, unsigned n) WORK_@n
//--- call
  unsigned one = 1, two = 2;
  show (f_@n_@i (&one, &two, input));
//--- variant
@S@Nunsigned f_@n_@i (unsigned *p, unsigned *q, unsigned n) WORK_@n
//--- call
  unsigned one = 1;
  show (f_@n_@i (&one, &one, input));
