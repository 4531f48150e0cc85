// SPDX-License-Identifier: GPL-3.0-or-later
// Sizes of what an allocator gives out, computed from an argument with a sign and
// from one without.  A least size holds whatever GCC finds out.  Nobody calls
// what would ask for a size below zero.
// memory: 8
#define SIZE_@n @{0x80000010u@|0x90000000u@|0xa0000001u@}
static char *pool_@n
  = (char *) mmap (nullptr, 3000000000, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
template <class T> __attribute__ ((noipa)) void *
get_@n (T n)
{
  pool_@n[@k] = (char) n;
  return pool_@n;
}
typedef void *(*Signed_@n) (int) __attribute__ ((alloc_size (1)));
typedef void *(*Unsigned_@n) (unsigned) __attribute__ ((alloc_size (1)));
#define BODY_@n(T) \
{ \
  unsigned s = @k; \
  char *p = (char *) get ((T) SIZE_@n); \
  @W \
  s += __builtin_object_size (p, @{2@|3@}) <= SIZE_@n; \
  return s * 3 + p[@k]; \
}
//--- variant
@Nunsigned f_@n_@i (Signed_@n get, unsigned n) BODY_@n (int)
//--- call
  show (0);
//--- variant
@S@Nunsigned f_@n_@i (Unsigned_@n get, unsigned n) BODY_@n (unsigned)
//--- call
  show (f_@n_@i (hide<Unsigned_@n> (get_@n<unsigned>), input));
