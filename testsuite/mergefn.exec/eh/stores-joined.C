// Two stores by two types, in the branches of a condition.  One of them is in code that must not throw.  Where both
// types are forgotten, GCC would make one store of the two, and forget that.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-require-target "x86_64-*-linux*" }
// { dg-additional-options "-fnon-call-exceptions" }

#include <cstdio>
#include <cstdlib>
#include <exception>
#include <unistd.h>

#include "../../include/test.h"
#include "traps-aux.h"

template <int N> struct Type { int x; };

template <typename T>
static inline void
quiet (void *p) noexcept
{
  static_cast<T *> (p)->x = 1;
}

template <typename T, typename U>
NOINLINE void
put (void *p, int which)
{
  if (which)
    quiet<T> (p);
  else
    static_cast<U *> (p)->x = 2;
}

int
main ()
{
  int memory = 0;
  put<Type<1>, Type<2>> (&memory, input);
  put<Type<3>, Type<4>> (&memory, input - 3);
  std::printf ("%d\n", memory);
  std::signal (SIGSEGV, raise_exception);
  std::set_terminate ([] {
    std::puts ("terminated");
    std::fflush (stdout);
    _exit (0);
  });
  try
    {
      put<Type<3>, Type<4>> (nullptr, input);
    }
  catch (int)
    {
      std::puts ("caught");
    }
}

// { dg-final { mergefn-folds _Z3putI4TypeILi3EES0_ILi4EEEvPvi _Z3putI4TypeILi1EES0_ILi2EEEvPvi } }
