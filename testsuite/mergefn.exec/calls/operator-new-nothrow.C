// An operator new that may throw never returns null, so its callers do not ask.  One that does not throw may return
// null.  Neither stands for the other, nor loses its `noexcept'.  Both are weak, so GCC finds out nothing for them.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-mergefn-torture }

#include <cstddef>
#include <cstdio>

#include "../../include/test.h"

#define CLASS(name, number, promise)                                                               \
  struct name                                                                                      \
  {                                                                                                \
    long value;                                                                                    \
    name () : value (number) {}                                                                    \
    static void *operator new (size_t n) promise;                                                  \
  };
CLASS (MayFail, 1, noexcept)
CLASS (MayFailToo, 3, noexcept)
CLASS (Throws, 2, )
CLASS (ThrowsToo, 4, )

static size_t left = 64;
static char buffer[64] __attribute__ ((aligned (16)));
static unsigned taken;

static inline void *
take (size_t n)
{
  n = (n + 15) & ~size_t (15);
  if (n > left)
    return nullptr;
  left -= n;
  taken++;
  return buffer + left;
}

__attribute__ ((weak)) void *MayFail::operator new (size_t n) noexcept { return take (n); }
__attribute__ ((weak)) void *MayFailToo::operator new (size_t n) noexcept { return take (n); }
__attribute__ ((weak)) void *Throws::operator new (size_t n) { return take (n); }
__attribute__ ((weak)) void *ThrowsToo::operator new (size_t n) { return take (n); }

template <class T>
NOINLINE int
all (int n)
{
  int got = 0;
  for (int i = 0; i < n; i++)
    {
      T *object = new T;
      if (!object)
        break;
      got += object->value;
    }
  return got;
}

int
main ()
{
  printf ("%ld %ld\n", (new Throws)->value, (new ThrowsToo)->value);
  printf ("%d %d %u\n", all<MayFail> (input + 5), all<MayFailToo> (input + 5), taken);
}

// { dg-final { mergefn-folds _ZN7MayFailnwEm _ZN10MayFailToonwEm } }
// { dg-final { mergefn-folds _ZN6ThrowsnwEm _ZN9ThrowsToonwEm } }
// { dg-final { mergefn-keeps-apart _ZN7MayFailnwEm _ZN6ThrowsnwEm } }
