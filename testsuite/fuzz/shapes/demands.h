// SPDX-License-Identifier: GPL-3.0-or-later
// What compiles only where GCC finds a constant, by the types of what is read and
// written; and what compiles in any case.
// flags: -O2 -fstrict-aliasing
// refused: by GCC's own error
void bad_@n () __attribute__ ((error ("cannot happen")));
struct Apart_@n { long item; };
template <int> struct Some_@n { int items[4]; };
@{#define CHECK_@n __asm__ volatile ("" : : "@{i@|n@}" (sum + 1))
@|#define CHECK_@n __asm__ volatile ("" : : "ri" (sum + 1))
@|#define CHECK_@n __asm__ volatile ("# %c0" : : "ri" (sum + 1))
@|#define CHECK_@n __builtin_prefetch (p, sum - 3, sum - 1)
@|#define CHECK_@n n += __builtin_return_address (sum - 4) != nullptr
@|#define CHECK_@n n += __builtin_frame_address (sum - 4) != nullptr
@|#define CHECK_@n if (sum != 4) bad_@n ()
@|#define CHECK_@n if (sum != 4) look (p)
@}
// SUM is 4: what is stored into the other object changes nothing.
#define BODY_@n \
{ \
  p->items[0] = p->items[1] = p->items[2] = p->items[3] = 1; \
  q->item = n; \
  int sum = 0; \
  for (int i = 0; i < 4; i++) \
    sum += p->items[i]; \
  CHECK_@n; \
  return n * @k; \
}
//--- variant
@S@Nunsigned f_@n_@i (Some_@n<0> *p, Apart_@n *q, unsigned n) BODY_@n
//--- call
  Some_@n<0> o;
  Apart_@n a;
  show (f_@n_@i (hide (&o), hide (&a), input));
//--- variant
@S@Nunsigned f_@n_@i (Some_@n<1> *p, Apart_@n *q, unsigned n) BODY_@n
//--- call
  Some_@n<1> o;
  Apart_@n a;
  show (f_@n_@i (hide (&o), hide (&a), input + 1));
