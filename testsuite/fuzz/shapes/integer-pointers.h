// SPDX-License-Identifier: GPL-3.0-or-later
// Two values are equal as integers, and are pointers or integers otherwise.  One
// points behind an object, the other to the next object.  Nobody calls what
// has integers.
__asm__ (".pushsection .data\n.balign 16\nw_@n: .skip 16\nx_@n: .skip 16\ny_@n: .skip 16\n.popsection\n");
// Side by side, which no declaration says.
extern "C" char w_@n[16] __attribute__ ((visibility ("hidden")));
extern "C" char x_@n[16] __attribute__ ((visibility ("hidden")));
extern "C" char y_@n[16] __attribute__ ((visibility ("hidden")));
@{#define GET_@n a
@|#define GET_@n *where
@}
@{#define CHOOSE_@n if ((long) v == (long) b) r = v; else r = b;
@|#define CHOOSE_@n if ((long) v != (long) b) r = b; else r = v;
@}
#define BODY_@n(T) \
{ \
  unsigned s = @k; \
  char *end = n & 1 ? x_@n : w_@n; \
  T b = (T) (end + 16), v = (T) GET_@n, r; \
  int m = 2; \
  for (int i = 0; i < 3; i++) \
    m = (m * 5 + 3) % 7; \
  CHOOSE_@n \
  @{@W@|@} \
  y_@n[0] = @k; \
  *(char *) @{r@|((long) r * (m + 1))@} = 2; \
  return y_@n[0] + s * 256; \
}
#define ONE_@n(T, name) unsigned name (T a, T *where, unsigned n) BODY_@n (T)
using Text_@n = char *;
using Bytes_@n = signed char *;
//--- variant
@N ONE_@n (@{long@|unsigned long@}, f_@n_@i)
//--- call
  show (0);
//--- variant
@S@N ONE_@n (Text_@n, f_@n_@i)
//--- call
  Text_@n place = y_@n;
  show (f_@n_@i (hide (place), hide (&place), input));
//--- variant
@S@N ONE_@n (Bytes_@n, f_@n_@i)
//--- call
  Bytes_@n place = (Bytes_@n) y_@n;
  show (f_@n_@i (hide (place), hide (&place), input));
