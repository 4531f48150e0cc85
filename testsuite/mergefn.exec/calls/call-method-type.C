/* GCC takes the object on which a method is called for nonnull.  It goes by the type of the call, whatever the
   callee is.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

#include <cstdio>

#include "../../include/test.h"

extern "C" NOINLINE void
callee (void *p)
{
  std::printf ("called with %d\n", p != nullptr);
}

struct A final
{
  int x;
  void method () __attribute__ ((alias ("callee")));
};
struct B
{
  int x;
};

typedef void (*Pointer) (void *);

/* A pointer to a method, as the ABI has it.  */
union Method
{
  void (A::*method) ();
  struct
  {
    Pointer pointer;
    long delta;
  } plain;
};

/* The array hides the tests for null until GCC has taken the loops apart.  */
#define FUNCTION(name, parameters, call)                                                           \
  extern "C" NOINLINE int name parameters                                                          \
  {                                                                                                \
    auto *q = p;                                                                                   \
    decltype (q) places[2];                                                                        \
    for (int i = 0; i < 2; i++)                                                                    \
      places[i] = p;                                                                               \
    call;                                                                                          \
    int r = 0;                                                                                     \
    for (int i = 0; i < 2; i++)                                                                    \
      if (places[i])                                                                               \
        r += input;                                                                                \
      else                                                                                         \
        r += 100;                                                                                  \
    return r;                                                                                      \
  }

FUNCTION (a_method, (A *p), p->method ())
FUNCTION (b_function, (A *p), callee (p))
FUNCTION (c_by_pointer, (A *p, Pointer pointer), Method m; m.plain.pointer = pointer; m.plain.delta = 0; (p->*m.method) ())
FUNCTION (d_by_pointer, (A *p, Pointer pointer), pointer (p))
FUNCTION (e_by_pointer, (B *p, Pointer pointer), pointer (p))

int
main ()
{
  A a = { 7 };
  B b = { 7 };
  A *volatile object = &a, *volatile none = nullptr;
  B *volatile other = &b;
  std::printf ("%d %d\n", a_method (object), b_function (object));
  std::printf ("%d\n", b_function (none));
  std::printf ("%d %d %d\n", c_by_pointer (object, callee), d_by_pointer (object, callee),
               e_by_pointer (other, callee));
  std::printf ("%d\n", d_by_pointer (none, callee));
}

/* { dg-final { mergefn-keeps-apart a_method b_function } } */
/* { dg-final { mergefn-keeps-apart c_by_pointer d_by_pointer } } */
/* { dg-final { mergefn-folds e_by_pointer d_by_pointer } } */
