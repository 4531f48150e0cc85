// SPDX-License-Identifier: GPL-3.0-or-later
// Constant indices beyond 2^31, of types that are signed and unsigned.
// memory: 100
struct Big_@n { @{@|char head[@k];@} char a[5000000000]; };
#define INDEX_@n @{3000000000u@|2147483648u@|4294967295u@|2500000007u@}
static char *middle_@n = (char *) mmap (nullptr, 15000000000, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0) + 5000000000;
#define HEAD_@n (long) offsetof (Big_@n, a)
#define BODY_@n(place) { unsigned s = @k; @W place = @k; @W return s; }
//--- variant
@S@Nunsigned f_@n_@i (Big_@n *p, unsigned n) BODY_@n (p->a[INDEX_@n])
//--- call
  show (f_@n_@i ((Big_@n *) middle_@n, input));
  show (middle_@n[HEAD_@n + INDEX_@n]);
  show (middle_@n[HEAD_@n + (int) INDEX_@n]);
  middle_@n[HEAD_@n + INDEX_@n] = 0;
//--- variant
@S@Nunsigned f_@n_@i (Big_@n *p, unsigned n) BODY_@n (((char *) p)[HEAD_@n + (int) INDEX_@n])
//--- call
  show (f_@n_@i ((Big_@n *) middle_@n, input));
  show (middle_@n[HEAD_@n + INDEX_@n]);
  show (middle_@n[HEAD_@n + (int) INDEX_@n]);
  middle_@n[HEAD_@n + (int) INDEX_@n] = 0;
//--- variant
@S@Nunsigned f_@n_@i (Big_@n *p, unsigned n) BODY_@n (((char *) p)[HEAD_@n + (@{long@|unsigned long@}) INDEX_@n])
//--- call
  show (f_@n_@i ((Big_@n *) middle_@n, input));
  show (middle_@n[HEAD_@n + INDEX_@n]);
  show (middle_@n[HEAD_@n + (int) INDEX_@n]);
  middle_@n[HEAD_@n + INDEX_@n] = 0;
//--- variant
@S@Nunsigned f_@n_@i (Big_@n *p, unsigned n) BODY_@n ((p->a + HEAD_@n - HEAD_@n)[@{(unsigned char)@|(unsigned short)@} INDEX_@n])
//--- call
  show (f_@n_@i ((Big_@n *) middle_@n, input));
