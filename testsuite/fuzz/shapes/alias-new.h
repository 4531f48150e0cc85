// SPDX-License-Identifier: GPL-3.0-or-later
// A function that gives out memory, under its own name and as an operator new
// that never throws.  Its twin promises less, and is no operator new.
__attribute__ ((noipa)) void *
system_@n (size_t size)
{
  alignas (16) static char arena[1 << 12];
  static size_t used;
  if (size > sizeof arena - used)
    return nullptr;
  used += (size + 15) & ~size_t (15);
  return arena + used - ((size + 15) & ~size_t (15));
}
static void *(*volatile more_@n) (size_t) = system_@n;
@{static @|@}unsigned given_@n;
#define BODY_@n \
{ \
  unsigned s = given_@n, n = size; \
  char *p = (char *) more_@n (size + 16); \
  @W \
  given_@n = s; \
  if (!p) \
    return nullptr; \
  *(size_t *) p = size; \
  return p + 16; \
}
struct Big_@n { char bytes[1 << 16]; };
//--- variant
struct Tag_@n_@i {};
extern "C" @N@{__attribute__ ((malloc)) @|@|__attribute__ ((nothrow)) @}void *
get_@n_@i (size_t size, const Tag_@n_@i &) BODY_@n
void *operator new (size_t, const Tag_@n_@i &) noexcept __attribute__ ((alias ("get_@n_@i")));
__attribute__ ((noipa)) unsigned
try_@n_@i ()
{
  Big_@n *big = new (Tag_@n_@i ()) Big_@n;
  if (!big)
    return 0;
  big->bytes[5] = 1;
  return 1;
}
//--- call
  show (try_@n_@i ());
  show (given_@n);
//--- variant
struct Tag_@n_@i {};
extern "C" @Nvoid *get_@n_@i (size_t size, const Tag_@n_@i &) BODY_@n
//--- call
  show (get_@n_@i (hide<size_t> (8), Tag_@n_@i ()) != nullptr);
  show (given_@n);
