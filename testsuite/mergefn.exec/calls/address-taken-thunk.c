/* A thunk hands all kinds of arguments on as they came, and the result back:
   narrow, wide, floating, complex, vectors, aggregates in registers and on the
   stack, more than there are registers, volatile and unnamed ones.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-additional-options "-fvisibility=hidden" } */
/* { dg-mergefn-torture } */

#include <stdio.h>

#include "../../include/test.h"

struct small { char c; short s; };
struct mixed { double d; long l; };
struct large { int items[40]; };
struct empty {};
typedef float vec __attribute__ ((vector_size (16)));

#define FUNCTION(name)                                                        \
  NOINLINE struct mixed name (_Bool b, signed char c, unsigned short s,       \
                              struct small small, float f, double d,          \
                              long double ld, _Complex double cd,             \
                              struct mixed mixed, __int128 wide, vec v,       \
                              struct large large, struct empty empty,         \
                              volatile int n, struct large *p, long last)     \
  {                                                                           \
    struct mixed sum = { 1, 2 };                                              \
    for (int i = 0; i < n; i++)                                               \
      {                                                                       \
        sum.d = sum.d * 3 + f + d + ld + __real__ cd - __imag__ cd + v[i];    \
        sum.l = sum.l * 5 + b + c + s + small.c + small.s + mixed.l           \
                + (long) wide + (long) (wide >> 64) + large.items[i * 7]      \
                + last;                                                       \
        p->items[i] = sum.l;                                                  \
        sum.d += mixed.d;                                                     \
        large.items[i] = i;                                                   \
      }                                                                       \
    return sum;                                                               \
  }

FUNCTION (first)
FUNCTION (second)

struct mixed (*volatile functions[]) (_Bool, signed char, unsigned short,
                                      struct small, float, double, long double,
                                      _Complex double, struct mixed, __int128,
                                      vec, struct large, struct empty, int,
                                      struct large *, long)
    = { first, second };

int
main (void)
{
  struct large large, out;
  struct small small = { input, -input };
  struct mixed mixed = { input * 0.5, 77 };
  struct empty empty;
  for (int i = 0; i < 40; i++)
    large.items[i] = i * input;
  for (int f = 0; f < 2; f++)
    {
      struct mixed sum = functions[f](
          input, -input, input * 20000, small, input * 1.5f, input * 2.5,
          input * 3.5L, input * 1.0 - 2.0i, mixed,
          (__int128) input << 64 | 5, (vec){ 1, input, 3, 4 }, large, empty,
          input, &out, input * 1000000000000);
      printf ("%g %ld %d\n", sum.d, sum.l, out.items[2]);
    }
  printf ("%d\n", functions[0] == functions[1]);
  return 0;
}

/* { dg-final { mergefn-folds second first thunk } } */
