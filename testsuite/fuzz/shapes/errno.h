// SPDX-License-Identifier: GPL-3.0-or-later
// What is stored and read again, on both sides of a call that sets errno: as an
// int, which may be errno, and as what may not.
#include <cerrno>
#ifndef NO_MEMORY
#define NO_MEMORY
// AddressSanitizer is to do as malloc does where there is no memory.
extern "C" __attribute__ ((used)) const char *__asan_default_options () { return "allocator_may_return_null=1"; }
#endif
struct Int_@n { int x; };
struct Unsigned_@n { unsigned x; };
@{static @|@}void *kept_@n;
@{static @|@}unsigned seen_@n;
#define BODY_@n(PLACE) \
{ \
  unsigned s = @k; \
  PLACE = 1; \
  void *memory = @{malloc (size)@|calloc (size, 1)@|malloc (size + 1)@}; \
  unsigned result = PLACE; \
  kept_@n = memory; \
  @W \
  seen_@n = s; \
  return result; \
}
//--- variant
@S@Nunsigned f_@n_@i (int *p, size_t size, unsigned n) BODY_@n (*p)
//--- call
  show (f_@n_@i (&errno, (size_t) -1 / 4 * (input - 2), input) == ENOMEM);
  show (!kept_@n);
//--- variant
@S@Nunsigned f_@n_@i (unsigned *p, size_t size, unsigned n) BODY_@n (*p)
//--- call
  unsigned place = 0;
  show (f_@n_@i (&place, hide<size_t> (8), input));
  free (kept_@n);
//--- variant
@S@Nunsigned f_@n_@i (Int_@n *p, size_t size, unsigned n) BODY_@n (p->x)
//--- call
  Int_@n place = {};
  show (f_@n_@i (&place, hide<size_t> (8), input));
  free (kept_@n);
//--- variant
@S@Nunsigned f_@n_@i (Unsigned_@n *p, size_t size, unsigned n) BODY_@n (p->x)
//--- call
  Unsigned_@n place = {};
  show (f_@n_@i (&place, hide<size_t> (8), input));
  free (kept_@n);
