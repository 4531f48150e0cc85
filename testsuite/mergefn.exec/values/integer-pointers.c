/* Where two integers compare equal, GCC takes one for the other, and with it the object that a pointer made of it
   points to.  Of two pointers that are compared as integers it does not.  A pointer one past an object is only
   compared here, never used.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-require-target x86_64-*-* } */
/* { dg-mergefn-torture } */

#include <stdio.h>

#define NO_INPUT
#include "../../include/test.h"
#include "neighbours-aux.h"

typedef char *string;
typedef signed char *signed_string;

#define FUNCTION(name, T)                                                     \
  NOINLINE int name (T a, int which)                                          \
  {                                                                           \
    char *end = which ? x : w;                                                \
    T b = (T) (end + 16), r;                                                  \
    y[0] = 1;                                                                 \
    if ((long) a == (long) b)                                                 \
      r = a;                                                                  \
    else                                                                      \
      r = b;                                                                  \
    *(char *) r = 2;                                                          \
    return y[0];                                                              \
  }

FUNCTION (a_number, long)
FUNCTION (b_pointer, string)
FUNCTION (c_number, long long)
FUNCTION (d_pointer, signed_string)

#define LOADS(name, T)                                                        \
  NOINLINE int name (T *a, int which)                                         \
  {                                                                           \
    char *end = which ? x : w;                                                \
    T b = (T) (end + 16), r, v = *a;                                          \
    y[0] = 1;                                                                 \
    if ((long) v != (long) b)                                                 \
      r = b;                                                                  \
    else                                                                      \
      r = v;                                                                  \
    *(char *) r = 2;                                                          \
    return y[0];                                                              \
  }

LOADS (a_loads, long)
LOADS (b_loads, string)

/* The number becomes a pointer in memory, and GCC sees that after the functions were compared.  */
union number_or_pointer
{
  long number;
  char *pointer;
};

int table[64];

#define STORES(name, T, field)                                                \
  static string get_##name (union number_or_pointer *u, int n)                \
  {                                                                           \
    for (int i = 0; i < n; i++)                                               \
      {                                                                       \
        table[i] ^= i * 7;                                                    \
        table[i + 9] += table[i] >> 3;                                        \
        table[i + 17] -= table[i + 8] << 2;                                   \
        table[i + 23] |= table[i + 5] % 7;                                    \
      }                                                                       \
    return u->pointer;                                                        \
  }                                                                           \
  NOINLINE int name (T a, int which, int n)                                   \
  {                                                                           \
    union number_or_pointer u;                                                \
    char *end = which ? x : w;                                                \
    T b = (T) (end + 16), r;                                                  \
    y[0] = 1;                                                                 \
    if ((long) a == (long) b)                                                 \
      r = a;                                                                  \
    else                                                                      \
      r = b;                                                                  \
    u.field = r;                                                              \
    *get_##name (&u, n) = 2;                                                  \
    return y[0];                                                              \
  }

STORES (a_stores, long, number)
STORES (b_stores, string, pointer)

/* The numbers become pointers in memory, or behind a product by one.  GCC finds both out after several passes.  */
typedef long number __attribute__ ((may_alias));
typedef string pointer __attribute__ ((may_alias));
char sink[64] __attribute__ ((aligned (16)));

/* M is zero.  */
#define LATER(m)                                                              \
  int m = 2;                                                                  \
  for (int i = 0; i < 3; i++)                                                 \
    m = (m * 5 + 3) % 7;

#define MULTIPLIES(name, T)                                                   \
  NOINLINE int name (string p, int which)                                     \
  {                                                                           \
    char *end = which ? x : w;                                                \
    T a = (T) p, b = (T) (end + 16), r;                                       \
    LATER (m)                                                                 \
    if ((long) a == (long) b)                                                 \
      r = a;                                                                  \
    else                                                                      \
      r = b;                                                                  \
    y[0] = 1;                                                                 \
    *(char *) ((long) r * (m + 1)) = 2;                                       \
    return y[0];                                                              \
  }

MULTIPLIES (a_multiplies, long)
MULTIPLIES (b_multiplies, string)

#define REMEMBERS(name, T)                                                    \
  NOINLINE int name (T *where, int which)                                     \
  {                                                                           \
    T a = *where;                                                             \
    char *end = which ? x : w;                                                \
    char buffer[64] __attribute__ ((aligned (16)));                           \
    T b = (T) (end + 16);                                                     \
    *(T *) (sink + 8) = b;                                                    \
    LATER (m)                                                                 \
    if ((long) a != (long) b)                                                 \
      return 0;                                                               \
    *(T *) buffer = a;                                                        \
    *(T *) (buffer + 8 + m * 8) = b;                                          \
    y[0] = 1;                                                                 \
    char *s = *(pointer *) buffer;                                            \
    *s = 2;                                                                   \
    return y[0];                                                              \
  }

REMEMBERS (a_remembers, number)
REMEMBERS (b_remembers, pointer)

/* Nothing is converted; but a caller into which one is inlined later may convert.  */
#define PUTS(name, T)                                                         \
  NOINLINE int name (T *place, T a, T b, int n)                               \
  {                                                                           \
    place[0] = a;                                                             \
    place[n] = b;                                                             \
    return n * 3;                                                             \
  }

PUTS (a_puts, number)
PUTS (b_puts, pointer)

int
main (int argc, char **argv)
{
  char *place = y;
  printf ("%d %d\n", b_pointer (y, argc), d_pointer ((signed_string) y, argc));
  printf ("%d %d\n", b_loads (&place, argc), b_stores (place, argc, argc));
  pointer kept = y, places[2] = { 0, 0 };
  number numbers[2] = { 0, 0 };
  printf ("%d %d\n", b_multiplies (place, argc), b_remembers (&kept, argc));
  printf ("%d %d ", a_puts (numbers, 3, 4, argc), b_puts (places, x, y, argc));
  printf ("%ld %ld %d\n", numbers[0], numbers[1], places[0] + 16 == places[1]);
  if (argc > 9)
    return a_number ((long) y, argc) + c_number ((long long) y, argc) + a_loads ((long *) &place, argc)
           + a_stores ((long) y, argc, argc) + a_multiplies (y, argc)
           + a_remembers (numbers, argc);
  return 0;
}

/* { dg-final { mergefn-keeps-apart a_number b_pointer } } */
/* { dg-final { mergefn-keeps-apart a_loads b_loads } } */
/* { dg-final { mergefn-keeps-apart a_stores b_stores } } */
/* { dg-final { mergefn-folds c_number a_number } } */
/* { dg-final { mergefn-folds d_pointer b_pointer } } */
/* { dg-final { mergefn-keeps-apart a_multiplies b_multiplies } } */
/* { dg-final { mergefn-keeps-apart a_remembers b_remembers } } */
/* { dg-final { mergefn-keeps-apart b_puts a_puts } } */
