// SPDX-License-Identifier: GPL-3.0-or-later
// Constant indices of which the offset does not fit into the index's type.
// memory: 100
struct Item_@n { @{char c;@|short c;@|int c; int d;@|char c[3];@} };
struct Big_@n { @{int head;@|@} Item_@n a[1000000000]; };
#define INDEX_@n @{300000000@|700000000@|999999999@|600000000@}
static char *middle_@n = (char *) mmap (nullptr, 20000000000, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0) + 5000000000;
#define AT_@n (offsetof (Big_@n, a) + (unsigned long) INDEX_@n * sizeof (Item_@n))
#define BODY_@n(place) { unsigned s = @k; @W *(unsigned char *) (place) += @k; @W return s; }
//--- variant
@S@Nunsigned f_@n_@i (Big_@n *p, unsigned n) BODY_@n (&p->a[(@{int@|unsigned@|long@}) INDEX_@n])
//--- call
  show (f_@n_@i ((Big_@n *) middle_@n, input));
//--- variant
@S@Nunsigned f_@n_@i (Big_@n *p, unsigned n) BODY_@n ((char *) p + (int) AT_@n)
//--- call
  show (f_@n_@i ((Big_@n *) middle_@n, input));
//--- variant
@S@Nunsigned f_@n_@i (Big_@n *p, unsigned n) BODY_@n ((char *) p + (@{unsigned@|long@}) AT_@n)
//--- call
  show (f_@n_@i ((Big_@n *) middle_@n, input));
//--- end
  unsigned char *m = (unsigned char *) middle_@n;
  show (m[AT_@n]);
  show (m[(int) AT_@n]);
  show (m[(unsigned) AT_@n]);
