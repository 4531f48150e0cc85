// SPDX-License-Identifier: GPL-3.0-or-later
// Functions that never return, of which some ask where they would return to.
// Each is called by its address, from a function that knows where it is itself.
struct Done_@n {};
@{static @|@}unsigned calls_@n;
static char *place_@n, *start_@n;
#define BODY_@n(PLACE) { unsigned s = calls_@n; @W @W @W calls_@n = s; place_@n = (char *) PLACE; throw Done_@n (); }
#define FROM_@n(name, f) \
__attribute__ ((noipa)) unsigned \
name () \
{ \
  void (*volatile called) (unsigned) = f; \
  start_@n = (char *) name; \
  try { called (input); } catch (Done_@n) { } \
  return place_@n > start_@n && place_@n < start_@n + 300; \
}
//--- variant
[[noreturn]] @Nvoid f_@n_@i (unsigned n) BODY_@n (__builtin_return_address (0))
FROM_@n (from_@n_@i, f_@n_@i)
//--- call
  show (from_@n_@i ());
  show (calls_@n);
//--- variant
[[noreturn]] @Nvoid f_@n_@i (unsigned n) BODY_@n (start_@n + 2)
FROM_@n (from_@n_@i, f_@n_@i)
//--- call
  show (from_@n_@i ());
  show (calls_@n);
