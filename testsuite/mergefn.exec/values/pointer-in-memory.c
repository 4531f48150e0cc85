/* A pointer that is stored and read again as an integer.  GCC sees that after the functions were compared, and then
   knows of the pointer what it does not know of an integer: the base of a sum, the object that a number equals, that it
   returns the address of a local variable.  A pointer one past an object is only compared here, never used.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-require-target x86_64-*-* } */
/* { dg-mergefn-torture } */

#include <stdio.h>

#define NO_INPUT
#include "../../include/test.h"
#include "neighbours-aux.h"

typedef long number __attribute__ ((may_alias));
typedef char *pointer __attribute__ ((may_alias));
typedef signed char *signed_pointer __attribute__ ((may_alias));
union number_or_pointer
{
  long number;
  char *pointer;
};

char data[8] = { 1, 2, 3, 4 };

NOIPA void
choose (union number_or_pointer *u, char *buffer, long offset)
{
  if (offset)
    u->number = offset;
  else
    u->pointer = buffer;
}

NOIPA void
use (char *buffer)
{
  __asm__ volatile ("" : : "r" (buffer) : "memory");
}

/* M is zero, which GCC finds out after several passes.  */
#define LATER(m)                                                              \
  int m = 2;                                                                  \
  for (int i = 0; i < 3; i++)                                                 \
    m = (m * 5 + 3) % 7;

/* One of BASE and REAL is a pointer, the other an offset.  */
#define SUMS(name, T)                                                         \
  NOINLINE int name (T base, long real)                                       \
  {                                                                           \
    char buffer[64], result;                                                  \
    union number_or_pointer v[2], w;                                          \
    LATER (m)                                                                 \
    *(T *) (v + m) = base;                                                    \
    choose (&w, buffer, real);                                                \
    buffer[3] = 5;                                                            \
    w.number = v[0].number + w.number;                                        \
    result = *w.pointer;                                                      \
    buffer[3] = 6;                                                            \
    use (buffer);                                                             \
    return result;                                                            \
  }

SUMS (a_sums, pointer)
SUMS (b_sums, number)
SUMS (c_sums, signed_pointer)

#define COMPARES(name, T)                                                     \
  NOINLINE int name (T *where, int which)                                     \
  {                                                                           \
    union number_or_pointer e[2], a[2];                                       \
    T value = *where;                                                         \
    char *end = which ? x + 16 : w + 16, *r;                                  \
    LATER (m)                                                                 \
    *(T *) (a + m) = value;                                                   \
    *(pointer *) (e + m) = end;                                               \
    y[0] = 1;                                                                 \
    y[1] = e[0].number >> 3;                                                  \
    if (e[0].number == a[0].number)                                           \
      r = a[0].pointer;                                                       \
    else                                                                      \
      r = e[0].pointer;                                                       \
    *r = 2;                                                                   \
    return y[0];                                                              \
  }

COMPARES (a_compares, number)
COMPARES (b_compares, pointer)

/* Where the stack is, as a number, or as a pointer that nobody may follow.  */
#define RETURNS(name, T, field)                                               \
  NOINLINE T name (int n)                                                     \
  {                                                                           \
    char buffer[64];                                                          \
    union number_or_pointer v[2];                                             \
    LATER (m)                                                                 \
    *(pointer *) (v + m) = buffer;                                            \
    buffer[n] = n;                                                            \
    use (buffer);                                                             \
    return v[0].field;                                                        \
  }

RETURNS (a_returns, char *, pointer)
RETURNS (b_returns, long, number)

int
main (int argc, char **argv)
{
  printf ("%d %d %d\n", a_sums (data, 2), b_sums (3, 0), c_sums ((signed_pointer) data, 1));
  pointer kept = y;
  printf ("%d\n", b_compares (&kept, argc));
  if (argc > 9)
    a_compares ((number *) &kept, argc);
  char here;
  a_returns (argc); /* The result is not used.  */
  unsigned long distance = (unsigned long) &here - b_returns (argc);
  puts (distance < 4096 ? "near" : "far");
  return 0;
}

/* { dg-final { mergefn-keeps-apart a_sums b_sums } } */
/* { dg-final { mergefn-folds c_sums a_sums } } */
/* { dg-final { mergefn-keeps-apart a_compares b_compares } } */
/* { dg-final { mergefn-keeps-apart a_returns b_returns } } */
