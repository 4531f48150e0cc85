// SPDX-License-Identifier: GPL-3.0-or-later
// Items that are copied between objects of one type, which are apart, and
// between objects of two types, which may overlap.
// flags: @{-fno-early-inlining@|@}
#define COUNT_@n @{64@|48@|60@}
template <int> struct @{@|__attribute__ ((may_alias)) @}Some_@n { @{char@|short@} n; char a[COUNT_@n]; };
template <class T> static inline char *at_@n (T *p, long i) { return &p->a[i]; }
#define COPY_@n @{q->a[i] = p->a[i]@|*at_@n (q, i) = *at_@n (p, i)@|q->a[i] = p->a[i] + 1@}
#define BODY_@n { unsigned s = @k; for (long i = 0; i < COUNT_@n; i++) COPY_@n; @W return s; }
alignas (8) static char memory_@n[COUNT_@n + 16];
static void fill_@n () { for (int i = 0; i < COUNT_@n + 16; i++) memory_@n[i] = i; }
static unsigned long sum_@n () { unsigned long s = 0; for (char c : memory_@n) s = s * 3 + c; return s; }
//--- variant
@S@Nunsigned f_@n_@i (Some_@n<0> *p, Some_@n<0> *q, unsigned n) BODY_@n
//--- call
  Some_@n<0> a = {}, b = {};
  a.a[3] = @k;
  show (f_@n_@i (hide (&a), hide (&b), input));
  show (b.a[3]);
//--- variant
@S@Nunsigned f_@n_@i (Some_@n<1> *p, Some_@n<2> *q, unsigned n) BODY_@n
//--- call
  fill_@n ();
  show (f_@n_@i ((Some_@n<1> *) memory_@n, (Some_@n<2> *) (memory_@n + 2), input));
  show (sum_@n ());
//--- variant
@S@Nunsigned f_@n_@i (Some_@n<3> *p, Some_@n<1> *q, unsigned n) BODY_@n
//--- call
  fill_@n ();
  show (f_@n_@i ((Some_@n<3> *) memory_@n, (Some_@n<1> *) (memory_@n + 4), input));
  show (sum_@n ());
