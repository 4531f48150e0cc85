// SPDX-License-Identifier: GPL-3.0-or-later
// A number that no caller makes negative, and one that may be.  Each becomes a
// number of another kind.
#define BODY_@n \
{ \
  @{double@|float@|long@|int@} x = number, elements[4]; \
  unsigned s = @k; \
  for (int i = 0; i < 4; i++) \
    elements[i] = x; \
  @{@W@|@} \
  if (elements[2] @{< 0@|< -@k@|/ 5 < -@K@}) \
    return s * 3 + 1; \
  @W \
  return s * 5; \
}
//--- variant
static @Nunsigned f_@n_@i (int number, unsigned n) BODY_@n
//--- call
  show (f_@n_@i (input & 0xff, input));
//--- variant
static @Nunsigned f_@n_@i (int number, unsigned n) BODY_@n
//--- call
  show (f_@n_@i (hide (-0x10000000 - @k), input));
