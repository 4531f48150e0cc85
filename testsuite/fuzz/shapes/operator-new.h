// SPDX-License-Identifier: GPL-3.0-or-later
// An operator new that never throws, and so may give out nothing, and one that
// may throw, and so never does.
@{static @|@}size_t left_@n;
alignas (16) static char buffer_@n[96];
static inline void *
take_@n (size_t size)
{
  unsigned s = @k, n = size;
  size = (size + 15) & ~size_t (15);
  if (size > left_@n)
    return nullptr;
  left_@n -= size;
  @W
  scratch[5] = s;
  return buffer_@n + left_@n;
}
template <class T> @Nunsigned
all_@n (unsigned n)
{
  unsigned s = @k;
  for (unsigned i = 0; i < n; i++)
    {
      T *object = new T;
      if (!object)
        break;
      s = s * 3 + object->value;
    }
  return s;
}
//--- variant
struct C_@n_@i { long value = @k; static void *operator new (size_t) noexcept; };
@{__attribute__ ((weak)) @|@N@}void *C_@n_@i::operator new (size_t size) noexcept { return take_@n (size); }
//--- call
  left_@n = 64;
  show (all_@n<C_@n_@i> (input + 5));
  show (left_@n);
//--- variant
struct C_@n_@i { long value = @k; static void *operator new (size_t); };
@{__attribute__ ((weak)) @|@N@}void *C_@n_@i::operator new (size_t size) { return take_@n (size); }
//--- call
  left_@n = 64;
  show (all_@n<C_@n_@i> (input - 1));
  show (left_@n);
