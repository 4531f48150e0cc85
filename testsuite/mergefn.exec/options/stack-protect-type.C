// -fstack-protector guards arrays of characters and not others of that size, so
// a function with the one is not the same as a function with the other.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-options "-O2 -fstack-protector" }
// { dg-shouldfail "a buffer overflows" }

#include <cstddef>
#include <cstdio>
#include <cstring>

#define INPUT 20
#include "../../include/test.h"

NOIPA void fill (void *to, int n) { std::memset (to, 7, n); }

template <typename T>
NOINLINE int
keep (int n)
{
  T room[32];
  fill (room, n);
  return (int) room[n & 15];
}

struct Words { unsigned char text[32]; };
struct Others { std::byte text[32]; };

template <typename T>
NOINLINE int
hold (int n)
{
  T room;
  fill (room.text, n);
  return (int) room.text[n & 15];
}

int
main ()
{
  std::printf ("%d\n", keep<std::byte> (input));
  std::printf ("%d %d\n", hold<Words> (input), hold<Others> (input));
  std::fflush (stdout);
  std::printf ("%d\n", keep<unsigned char> (input + 28));
  return 0;
}

// { dg-final { mergefn-keeps-apart _Z4keepISt4byteEii _Z4keepIhEii } }
// { dg-final { mergefn-keeps-apart _Z4holdI5WordsEii _Z4holdI6OthersEii } }
