// SPDX-License-Identifier: GPL-3.0-or-later
// A sum of a pointer and an offset, as integers, and one of an offset and the
// address of a local variable.
static char data_@n[8] = { 1, 2, @k, 4 };
__attribute__ ((noipa)) long choose_@n (char *buffer, long offset) { return offset ? offset : (long) buffer; }
#define BASE_@n @{whole@|whole@|m == 0 ? whole : real * 3@|whole * (m + 1)@|whole & mask@|__builtin_expect (whole, 0)@}
// In the end M is zero, and MASK has all bits.
#define BODY_@n \
{ \
  char buffer[64]; \
  unsigned s = @k; \
  long offset = choose_@n (buffer, real), whole = (long) base, mask = -(long) (n < 1000); \
  int m = 2; \
  for (int i = 0; i < 3; i++) \
    m = (m * 5 + 3) % 7; \
  whole = BASE_@n; \
  @{@W@|@} \
  buffer[3] = @k; \
  if (n > 999) \
    return mask; \
  unsigned r = *(char *) (@{whole + offset@|offset + whole@}); \
  buffer[3] = 6 + @k; \
  look (buffer); \
  return r + s * 256; \
}
//--- variant
@S@Nunsigned f_@n_@i (char *base, long real, unsigned n) BODY_@n
//--- call
  show (f_@n_@i (hide (data_@n), hide (@{2l@|1l@}), input));
//--- variant
@S@Nunsigned f_@n_@i (long base, long real, unsigned n) BODY_@n
//--- call
  show (f_@n_@i (hide (3l), hide (0l), input));
//--- variant
@S@Nunsigned f_@n_@i (unsigned long base, long real, unsigned n) BODY_@n
//--- call
  show (f_@n_@i (hide (3ul), hide (0l), input));
