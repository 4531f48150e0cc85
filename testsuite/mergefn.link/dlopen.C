// Two libraries have the same shared body, each its own: one is closed, and the
// other goes on.  Also where each sees the other's symbols.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-units "main one two" }
// { dg-library one "one" dlopen }
// { dg-library two "two" dlopen }
// { dg-ways "shared" }
// { dg-mixes "on {on on off} {on off on}" }
// { dg-link-options "-rdynamic -ldl" }
// { dg-variant "" }
// { dg-variant "-DHOW=RTLD_GLOBAL" }

#include "check-aux.h"

template <typename T>
NOINLINE int
work (T *items, int n)
{
  int sum = 1;
  for (int i = 0; i < n; i++)
    sum = sum * 7 + (items[i] ? 3 : 5) + (sum >> 3);
  return sum;
}

template <typename T>
struct Object
{
  T item;
  virtual int
  tell (int n)
  {
    int sum = 2;
    for (int i = 0; i < n; i++)
      sum = sum * 7 + (item ? 3 : 5) + (sum >> 1);
    return sum;
  }
};

template <typename T>
static int
use (int n)
{
  T items[6] = { nullptr, (T) (void *) &n, (T) (void *) &n };
  Object<T> object;
  object.item = items[1];
  Object<T> *volatile pointer = &object;
  int (*volatile function) (T *, int) = work<T>;
  return work (items, n) + function (items, n) * 3 + pointer->tell (n) * 5;
}

#if defined UNIT_main
#include <dlfcn.h>

#ifndef HOW
#define HOW RTLD_LOCAL
#endif

volatile int input = 5;

struct Library
{
  void *handle;
  int (*call) (int);

  explicit Library (const char *path)
  {
    handle = dlopen (path, RTLD_NOW | HOW);
    if (!handle)
      printf ("%s\n", dlerror ());
    call = (int (*) (int)) dlsym (handle, "call");
  }
  // The library must really be gone, or this would show nothing.  Where symbols
  // are common the other one may hold it.
  void
  close (const char *path)
  {
    CHECK (dlclose (handle) == 0);
    if (HOW == RTLD_LOCAL)
      CHECK (dlopen (path, RTLD_NOW | RTLD_NOLOAD) == nullptr);
  }
};

int
main ()
{
  for (int i = 0; i < 2; i++)
    {
      const char *paths[] = { "./libone.so", "./libtwo.so" };
      Library first (paths[i]), second (paths[!i]);
      printf ("%d %d\n", first.call (input), second.call (input));
      int before = second.call (input);
      first.close (paths[i]);
      CHECK (second.call (input) == before);
      Library again (paths[i]);
      printf ("%d %d\n", again.call (input), second.call (input));
      // As it came second it may have used the first one's functions.
      second.close (paths[!i]);
      printf ("%d\n", again.call (input));
      again.close (paths[i]);
    }
  return failures;
}
#else
extern "C" int
call (int n)
{
#ifdef UNIT_one
  return use<int *> (n) + use<unsigned *> (n) * 3;
#else
  return use<unsigned *> (n) + use<float *> (n) * 3;
#endif
}
#endif

// { dg-final { mergefn-folds _Z4workIPjEiPT_i __mergefn_* thunk } }
// { dg-final { mergefn-folds _ZN6ObjectIPjE4tellEi __mergefn_* } }
