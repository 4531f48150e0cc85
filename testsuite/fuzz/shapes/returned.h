// SPDX-License-Identifier: GPL-3.0-or-later
// Aggregates that are returned, through memory of the caller's, and written
// through pointers that may reach that memory or not.
struct A_@n { long x; @{char *@|long@|int *@} y; long z[@{1@|2@|4@}]; };
struct B_@n { char *x; long y; long z[@{1@|2@|4@}]; };
#define BODY_@n(R) { unsigned s = @k; R r = {}; r.x = (decltype (r.x)) (long) n; @{p->x = 0;@|@} @W r.z[0] = s; r.y = (decltype (r.y)) (long) p->z[0]; @{p->z[0] += r.z[0];@|@} @{look (&r);@|@|look (p);@} return r; }
//--- variant
@S@NA_@n f_@n_@i (A_@n *p, unsigned n) BODY_@n (A_@n)
//--- call
  @{static A_@n@|A_@n@} a = {};
  a.z[0] = @k;
  A_@n r = f_@n_@i (&a, input);
  show (r.x + (long) r.y * 3 + r.z[0] * 7 + a.z[0]);
//--- variant
@S@NB_@n f_@n_@i (B_@n *p, unsigned n) BODY_@n (B_@n)
//--- call
  @{static B_@n@|B_@n@} a = {};
  a.z[0] = @k;
  @{B_@n r = f_@n_@i (&a, input);@|B_@n r; r = f_@n_@i (&a, input); a = f_@n_@i (&a, input);@}
  show ((long) r.x + (long) r.y * 3 + r.z[0] * 7 + a.z[0]);
//--- variant
@S@NA_@n f_@n_@i (A_@n *p, unsigned n) BODY_@n (A_@n)
//--- call
  @{static A_@n@|A_@n@} a = {};
  a.z[0] = @k;
  a = f_@n_@i (&a, input);
  show (a.x + (long) a.y * 3 + a.z[0] * 7);
