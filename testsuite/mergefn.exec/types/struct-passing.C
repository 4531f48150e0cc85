// How a class is passed by value depends on each of its members and how it was
// laid out: all of these have eight or sixteen bytes, and none is passed as
// another is.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-additional-options "-fno-strict-aliasing -w" }

#include <cstdio>
#include <cstring>

#include "../../include/test.h"

struct Empty {};
struct Integer { long a; };
struct Float { double a; };
struct Float_too { double b; };
struct Floats { float a, b; };
struct Separated { float a; int : 0; float b; };
struct Half { float a; int b; };
struct Based : Empty { double a; };
struct Holding { Empty e; char c; int i; };
struct Packed { char c; short s; char d; float f; } __attribute__ ((packed));
struct Long_double { long double a; };
struct Integers { long a, b; };
struct alignas (16) Aligned { long a, b; };
struct Mixed { double a; long b; };
struct Mixed_turned { long a; double b; };
struct Wide { __int128 a; };
union Either { double a; long b; };
union Either_too { double a; float b; };

NOINLINE long
hash (const void *where, int n)
{
  const unsigned char *p = static_cast<const unsigned char *> (where);
  long sum = 0;
  for (int i = 0; i < 8; i++)
    sum = sum * 31 + p[i];
  return sum + n;
}

template <typename T>
static NOINLINE long
take (int n, T value)
{
  long sum = 0;
  for (int i = 0; i < n; i++)
    sum = sum * 3 + hash (&value, i);
  return sum;
}

template <typename T>
static NOINLINE T
give (int n, const char *bytes)
{
  T value;
  for (int i = 0; i < n; i++)
    std::memcpy (static_cast<void *> (&value), bytes + i, 8);
  return value;
}

template <typename T>
static void
show ()
{
  T value = give<T> (input, "0123456789abcdefghij");
  std::printf ("%ld\n", take (input, value));
}

int
main ()
{
  show<Integer> (), show<Float> (), show<Float_too> (), show<Floats> ();
  show<Separated> (), show<Half> (), show<Based> (), show<Holding> ();
  show<Packed> (), show<Long_double> (), show<Integers> (), show<Aligned> ();
  show<Mixed> (), show<Mixed_turned> (), show<Wide> ();
  show<Either> (), show<Either_too> ();
  return 0;
}

// { dg-final { mergefn-folds *takeI9Float_too* *takeI5FloatE* } }
// { dg-final { mergefn-folds *giveI9Float_too* *giveI5FloatE* } }
// { dg-final { mergefn-keeps-apart *takeI7Integer* *takeI5FloatE* } }
// { dg-final { mergefn-keeps-apart *takeI6Floats* *takeI4Half* } }
// { dg-final { mergefn-keeps-apart *takeI5Mixed* *takeI12Mixed* } }
// { dg-final { mergefn-keeps-apart *takeI8Integers* *takeI7Aligned* } }
// { dg-final { mergefn-keeps-apart *takeI6Either* *takeI10Either* } }
