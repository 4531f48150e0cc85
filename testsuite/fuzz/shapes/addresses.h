// SPDX-License-Identifier: GPL-3.0-or-later
// Addresses of members and of the whole, which are spelled in two ways.
struct S_@n
{
  @{int@|short@|long@|char@} x;
  int y;
  struct { @{int@|char@} z; int w[@{1@|2@|3@}]; } in;
};
@{static @|@}S_@n global_@n;

__attribute__ ((noipa)) void
use_@n (void *p, void *q, void *r)
{
  bump (p, @k);
  bump (q, @k);
  bump (r, @k);
  bump (r, *(unsigned char *) p);
}

#define BODY_@n(A, B, C, D) \
{ \
  unsigned s = @k; S_@n v = {}, o = {}; \
  v.x = n; v.y = @k; v.in.z = n * 3; o.x = 2; o.y = n; \
  @{@W@|@} \
  use_@n (A, B, @{C@|D@}); \
  @W \
  @{@|use_@n (C, D, B);@} \
  @{if (n & 1) look (A);@|@} \
  return s + v.x + v.y * n + v.in.z * 7 + v.in.w[0] + o.x * o.y + global_@n.y + global_@n.x; \
}
//--- variant
@S@Nunsigned f_@n_@i (unsigned n)
BODY_@n (@{&v@|&v.x@}, @{&v.y@|(char *) &v + offsetof (S_@n, y)@}, @{&v.in@|&v.in.z@}, @{&o@|&o.x@})
//--- call
  show (f_@n_@i (input));
//--- variant
@S@Nunsigned f_@n_@i (unsigned n)
BODY_@n (@{&v@|&v.x@}, @{&o.x@|&o@}, @{&v.in.w@|&v.in.w[0]@}, &v.y)
//--- call
  show (f_@n_@i (input));
//--- variant
@S@Nunsigned f_@n_@i (unsigned n)
BODY_@n (@{&v.y@|&v.x@}, @{&v@|&v.y@}, @{&v.in@|&v.in.z@}, @{&o@|&o.x@})
//--- call
  show (f_@n_@i (input + 1));
//--- variant
@S@Nunsigned f_@n_@i (unsigned n)
BODY_@n (@{&global_@n@|&global_@n.x@}, @{&global_@n.y@|&global_@n@}, @{&global_@n.in@|&global_@n.in.z@}, @{&o@|&v@})
//--- call
  show (f_@n_@i (input));
//--- variant
@S@Nunsigned f_@n_@i (unsigned n)
BODY_@n (@{&v@|&v.x@}, @{&v.y@|&o.y@}, @{&v.in.z@|&v.in@}, @{&o@|&o.x@})
//--- call
  show (f_@n_@i (input));
