// A coroutine is cut into functions that GCC makes, which find each other
// through its frame: two that do the same still run side by side, each with a
// frame of its own.  LLVM: no crash on anything.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-options "-O2 -std=c++20 -fcoroutines" }

#include <coroutine>
#include <cstdio>
#include <exception>

#include "../../include/test.h"

struct Generator
{
  struct promise_type
  {
    int value;
    Generator get_return_object () { return { Handle::from_promise (*this) }; }
    std::suspend_always initial_suspend () noexcept { return {}; }
    std::suspend_always final_suspend () noexcept { return {}; }
    std::suspend_always
    yield_value (int v)
    {
      value = v;
      return {};
    }
    void return_void () {}
    void unhandled_exception () { std::terminate (); }
  };
  using Handle = std::coroutine_handle<promise_type>;
  Handle handle;
  int
  next ()
  {
    handle.resume ();
    return handle.done () ? -1 : handle.promise ().value;
  }
};

#define COROUTINE(name, factor)                                               \
  static CLONED Generator name (int n)                                        \
  {                                                                           \
    int sum = 1;                                                              \
    for (int i = 0; i < n; i++)                                               \
      {                                                                       \
        sum = sum * factor + i;                                               \
        co_yield sum;                                                         \
      }                                                                       \
  }

COROUTINE (first, 3)
COROUTINE (second, 3)
COROUTINE (third, 5)

int
main ()
{
  Generator a = first (input), b = second (input + 1), c = third (input);
  for (int i = 0; i < 5; i++)
    std::printf ("%d %d %d\n", i < 4 ? a.next () : 0, b.next (),
                 i < 4 ? c.next () : 0);
  return 0;
}

// { dg-final { mergefn-keeps-apart *firsti *thirdi } }
