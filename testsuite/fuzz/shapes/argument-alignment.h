// SPDX-License-Identifier: GPL-3.0-or-later
// An argument in memory of a type that has an alignment of its own, made of what
// has that type or another.  GIMPLE has no conversion between them.  Nobody calls
// what has another: GCC itself goes by that.
enum @{alignas (16) @|alignas (32) @}Wide_@n : unsigned { WIDE_@n = @K };
enum Plain_@n : unsigned { PLAIN_@n = @K };
using Count_@n = unsigned;
@{static @|@}unsigned count_@n;
// There are registers for six.
#define BODY_@n { unsigned s = count_@n++; take (1, 2, 3, 4, 5, 6, @k, (Wide_@n) *p); @W count_@n = s; }
#define TAKE_@n int, int, int, int, int, int, int one, Wide_@n two
__attribute__ ((noipa)) void
take_@n (TAKE_@n)
{
  show (one);
  show ((unsigned) two);
}
__attribute__ ((noipa)) void
swap_@n (TAKE_@n)
{
  show (one * 3 + (unsigned) two);
}
typedef void (*Taker_@n) (TAKE_@n);
//--- variant
@S@Nvoid f_@n_@i (Wide_@n *p, Taker_@n take, unsigned n) BODY_@n
//--- call
  Wide_@n wide = WIDE_@n;
  f_@n_@i (hide (&wide), hide<Taker_@n> (@{take_@n@|swap_@n@}), input);
  show (count_@n);
//--- variant
@Nvoid f_@n_@i (@{Plain_@n@|Count_@n@} *p, Taker_@n take, unsigned n) BODY_@n
//--- call
  show (count_@n);
