// SPDX-License-Identifier: GPL-3.0-or-later
// Variables in registers of their own, in functions whose parameters are in
// memory and of types that are not alike.  The address of such a parameter is
// taken, or no reference but those to it would forget its type.
#define MORE_@n @{, more@|, more[3]@}
struct First_@n { long factor, length MORE_@n; };
struct Second_@n { unsigned long factor, length MORE_@n; };
struct Third_@n { long *factor; long length MORE_@n; };
@{#define ONE_@n "rdi"
#define TWO_@n "rsi"
#define THREE_@n "rdx"
@|#define ONE_@n "r8"
#define TWO_@n "rcx"
#define THREE_@n "r9"
@}
#ifdef __x86_64__
// The division is a call of a library function, which uses the registers.
#define BODY_@n \
{ \
  unsigned s = @k; \
  @{@W@|@} \
  asm volatile ("" : : "r" (&v) : "memory"); \
  long count = m / part, result = 1; \
  register long one asm (ONE_@n) = (long) v.factor; \
  register long two asm (TWO_@n) = base; \
  register long three asm (THREE_@n) = count; \
  asm volatile ("imulq %%" ONE_@n ", %%" THREE_@n "\n\taddq %%" TWO_@n ", %%" THREE_@n "\n\tmovq %%" THREE_@n ", %0" \
                : "+a" (result), "+r" (three) : "r" (one), "r" (two)); \
  return result + s; \
}
#else
#define BODY_@n { unsigned s = @k; @W return m / part * (long) v.factor + base + s; }
#endif
//--- variant
@S@Nlong f_@n_@i (First_@n v, long base, __int128 m, __int128 part, unsigned n) BODY_@n
//--- call
  First_@n v = { hide (@kl) };
  show (f_@n_@i (v, hide (100l), hide (@K), hide (10), input));
//--- variant
@S@Nlong f_@n_@i (Second_@n v, long base, __int128 m, __int128 part, unsigned n) BODY_@n
//--- call
  Second_@n v = { hide (@kul) };
  show (f_@n_@i (v, hide (200l), hide (@K), hide (20), input));
//--- variant
@S@Nlong f_@n_@i (Third_@n v, long base, __int128 m, __int128 part, unsigned n) BODY_@n
//--- call
  Third_@n v = { (long *) hide (@kl) };
  show (f_@n_@i (v, hide (300l), hide (@K), hide (30), input));
