/* Where two integers compare equal, GCC takes one for the other, and with it the object that a pointer made of it
   points to.  Of two pointers that are compared as integers it does not.  A pointer one past an object is only
   compared here, never used.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-require-target x86_64-*-* } */
/* { dg-mergefn-torture } */

#include <stdio.h>

#define NO_INPUT
#include "../../include/test.h"

/* Side by side, which no declaration says.  */
__asm__ (".data\n.balign 16\nw: .skip 16\nx: .skip 16\ny: .skip 16\n.text\n");
extern char w[16] __attribute__ ((visibility ("hidden")));
extern char x[16] __attribute__ ((visibility ("hidden")));
extern char y[16] __attribute__ ((visibility ("hidden")));

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
FUNCTION (c_number, unsigned long)
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

/* No pointer is made of a number.  */
#define COUNTS(name, T)                                                       \
  NOINLINE long name (T a, T b, int n)                                        \
  {                                                                           \
    long r = (long) a >> 3;                                                   \
    if (n > 3)                                                                \
      r = (long) b >> 1;                                                      \
    return r >> n;                                                            \
  }

COUNTS (a_counts, long)
COUNTS (b_counts, string)

int
main (int argc, char **argv)
{
  char *place = y;
  printf ("%d %d\n", b_pointer (y, argc), d_pointer ((signed_string) y, argc));
  printf ("%d %d\n", b_loads (&place, argc), b_stores (place, argc, argc));
  printf ("%ld %ld\n", a_counts (3000, 4000, argc), b_counts ((char *) 5000, (char *) 6000, argc));
  if (argc > 9)
    return a_number ((long) y, argc) + c_number ((long) y, argc) + a_loads ((long *) &place, argc)
           + a_stores ((long) y, argc, argc);
  return 0;
}

/* { dg-final { mergefn-keeps-apart a_number b_pointer } } */
/* { dg-final { mergefn-keeps-apart a_loads b_loads } } */
/* { dg-final { mergefn-keeps-apart a_stores b_stores } } */
/* { dg-final { mergefn-folds c_number a_number } } */
/* { dg-final { mergefn-folds d_pointer b_pointer } } */
/* { dg-final { mergefn-folds b_counts a_counts } } */
