// SPDX-License-Identifier: GPL-3.0-or-later
// Loops over objects of which the type promises an alignment, and over
// objects of a type that does not.
#define COUNT_@n @{64@|256@|1024@|60@}
#define ITEM_@n @{int@|int@|unsigned@|float@|long@|short@}
#define BODY_@n { ITEM_@n s = 0; for (int i = 0; i < COUNT_@n; i++) @{p->a[i] += by@|s += p->a[i]@|p->a[i] = s = by@}; return by + s; }
//--- variant
struct @{alignas (16)@|alignas (32)@|alignas (64)@} T_@n_@i { ITEM_@n a[COUNT_@n]; };
static T_@n_@i o_@n_@i;
@S@NITEM_@n f_@n_@i (T_@n_@i *p, ITEM_@n by) BODY_@n
//--- call
  show (f_@n_@i (hide (&o_@n_@i), input));
  show (o_@n_@i.a[5]);
//--- variant
struct T_@n_@i { ITEM_@n a[COUNT_@n]; };
static struct alignas (64) { ITEM_@n skip; T_@n_@i o; } o_@n_@i;
@S@NITEM_@n f_@n_@i (T_@n_@i *p, ITEM_@n by) BODY_@n
//--- call
  show (f_@n_@i (hide (&o_@n_@i.o), input));
  show (o_@n_@i.o.a[COUNT_@n - 1]);
//--- variant
struct __attribute__ ((packed, aligned (@{2@|4@|8@}))) T_@n_@i { ITEM_@n a[COUNT_@n]; };
static struct alignas (64) { @{char@|int@|long@} skip; T_@n_@i o; } o_@n_@i;
@S@NITEM_@n f_@n_@i (T_@n_@i *p, ITEM_@n by) BODY_@n
//--- call
  show (f_@n_@i (hide (&o_@n_@i.o), input));
  show (o_@n_@i.o.a[COUNT_@n - 1]);
