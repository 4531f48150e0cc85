// SPDX-License-Identifier: GPL-3.0-or-later
// A call of a method, whose object is never null, and a call of a function, whose
// argument may be null.  Both call the same code.
// since: 12
@{static @|@}unsigned called_@n;
extern "C" __attribute__ ((noipa)) void
callee_@n (void *p)
{
  called_@n += p ? @k : @K;
}
struct A_@n final { int x; void method () __attribute__ ((alias ("callee_@n"))); };
struct B_@n { int x; };
typedef void (*Pointer_@n) (void *);
// A pointer to a method, as the ABI has it.
union Method_@n
{
  void (A_@n::*method) ();
  struct { Pointer_@n pointer; long delta; } plain;
};
// The array hides the tests for null until GCC has taken the loops apart.
#define BODY_@n(CALL) \
{ \
  unsigned s = @k; \
  auto *q = p; \
  decltype (q) places[2]; \
  for (int i = 0; i < 2; i++) \
    places[i] = p; \
  CALL; \
  @{@W@|@} \
  for (int i = 0; i < 2; i++) \
    s = s * 3 + (places[i] ? n : 100); \
  return s + called_@n; \
}
@{#define BY_METHOD_@n Method_@n m; m.plain = { callee, 0 }; (p->*m.method) ()
#define BY_POINTER_@n callee (p)
@|#define BY_METHOD_@n p->method ()
#define BY_POINTER_@n callee_@n (p)
@}
//--- variant
@S@Nunsigned f_@n_@i (A_@n *p, Pointer_@n callee, unsigned n) BODY_@n (BY_METHOD_@n)
//--- call
  A_@n a = {};
  show (f_@n_@i (hide (&a), hide<Pointer_@n> (callee_@n), input));
//--- variant
@S@Nunsigned f_@n_@i (A_@n *p, Pointer_@n callee, unsigned n) BODY_@n (BY_POINTER_@n)
//--- call
  show (f_@n_@i (hide ((A_@n *) nullptr), hide<Pointer_@n> (callee_@n), input));
//--- variant
@S@Nunsigned f_@n_@i (B_@n *p, Pointer_@n callee, unsigned n) BODY_@n (BY_POINTER_@n)
//--- call
  B_@n b = {};
  show (f_@n_@i (hide (@{&b@|(B_@n *) nullptr@}), hide<Pointer_@n> (callee_@n), input));
