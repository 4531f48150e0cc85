// SPDX-License-Identifier: GPL-3.0-or-later
// A sum that does not overflow, and so is never negative, and one that wraps.
// Each becomes a number of another kind.
#define BODY_@n(T) \
{ \
  int sum = (T) (a & 0x7fffffff) + (T) (b & 0x7fffffff); \
  @{double@|float@|long@|int@} x = sum, elements[4]; \
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
@S@Nunsigned f_@n_@i (int a, int b, unsigned n) BODY_@n (int)
//--- call
  show (f_@n_@i (input, hide (@k), input));
//--- variant
@S@Nunsigned f_@n_@i (int a, int b, unsigned n) BODY_@n (unsigned)
//--- call
  show (f_@n_@i (hide (0x7fffffff), hide (0x10000000 + @k), input));
