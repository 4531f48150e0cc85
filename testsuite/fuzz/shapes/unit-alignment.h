// SPDX-License-Identifier: GPL-3.0-or-later
// The same template in two units, over types of their own that are aligned
// otherwise.
// units: 2
#define COUNT_@n @{64@|128@|60@}
template <class V> @Nint
sum_@n (@{const @|@}V *p)
{
  int s = 0;
  for (int i = 0; i < COUNT_@n; i++)
    s += p->v[i];
  return s;
}
//--- variant
struct @{alignas (16)@|alignas (32)@} T_@n_@i { @{int@|unsigned@} v[COUNT_@n]; };
static T_@n_@i o_@n_@i;
//--- call
  for (auto &i : o_@n_@i.v) i = @k;
  show (sum_@n (hide (&o_@n_@i)));
//--- variant
struct T_@n_@i { int v[COUNT_@n]; };
static struct alignas (32) { int skip; T_@n_@i o; } o_@n_@i;
//--- call
  for (auto &i : o_@n_@i.o.v) i = @k;
  show (sum_@n (hide (&o_@n_@i.o)));
