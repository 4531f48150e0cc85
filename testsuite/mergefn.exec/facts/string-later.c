/* GCC's pass for strings goes by pointers to characters, also by one that a late pass finds at the end of a sum.
   And it looks at the string that stood where a load was from, at the time of the store.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

#include <stdio.h>
#include <string.h>

#define NO_INPUT
#include "../../include/test.h"

/* Once the loop is unrolled, a store names Q itself.  */
#define STRIDE(name, type, count, step)                                                            \
  NOINLINE unsigned name (long *p, type *q)                                                        \
  {                                                                                                \
    long x = *p;                                                                                   \
    strcpy ((char *) p, "abcdefg");                                                                \
    for (int k = 0; k < count; k += step)                                                          \
      ((long *) q)[k] = x;                                                                         \
    return strlen ((char *) q);                                                                    \
  }
STRIDE (a_stride, char, 4, 2)
STRIDE (b_stride, long, 4, 2)
STRIDE (a_unroll, char, 2, 1)
STRIDE (b_unroll, long, 2, 1)

NOINLINE void
set (void *p, int n, int size)
{
  memset (p, n, size);
}

/* The same in a variable of the function.  */
#define LOCAL(name, decl)                                                                          \
  NOINLINE unsigned name (long *p)                                                                 \
  {                                                                                                \
    decl __attribute__ ((aligned (16)));                                                           \
    set (q, 0, 32);                                                                                \
    long x = *p;                                                                                   \
    strcpy ((char *) p, "abcdefg");                                                                \
    for (int k = 0; k < 4; k += 2)                                                                 \
      ((long *) q)[k] = x;                                                                         \
    return strlen ((char *) q);                                                                    \
  }
LOCAL (a_local, char q[32])
LOCAL (b_local, long q[4])

struct four { unsigned first, others[3]; };
struct name { unsigned first; char others[12]; };

NOINLINE int
sum (const char *p)
{
  int s = 0;
  while (*p)
    s += *p++;
  return s;
}

/* The word is loaded before a string is written over it.  */
#define LOAD(name, type, word)                                                                     \
  NOINLINE int name (type *s)                                                                      \
  {                                                                                                \
    char out[32];                                                                                  \
    strcpy (out, "0123456789");                                                                    \
    int h = sum (out);                                                                             \
    unsigned old = word;                                                                           \
    strcpy ((char *) s, "abcdefgh");                                                               \
    memcpy (out, &old, 4);                                                                         \
    return h + strlen (out);                                                                       \
  }
LOAD (a_load, struct four, s->first)
LOAD (b_load, struct name, s->first)
LOAD (c_load, struct name, s->first + 0)
LOAD (d_load, unsigned, *s)

/* The word is loaded from a variable.  */
#define VARIABLE(name, type)                                                                       \
  NOINLINE int name (int n, const char *s)                                                         \
  {                                                                                                \
    char out[32];                                                                                  \
    unsigned type v, old;                                                                          \
    strcpy (out, "01234567890123");                                                                \
    int h = sum (out);                                                                             \
    set (&v, n, 8);                                                                                \
    old = v;                                                                                       \
    if (strlen (s) != 7)                                                                           \
      return 0;                                                                                    \
    strcpy ((char *) &v, s);                                                                       \
    h += sum ((char *) &v);                                                                        \
    memcpy (out, &old, 7);                                                                         \
    memcpy (out, &old, 8);                                                                         \
    return h + strlen (out);                                                                       \
  }
VARIABLE (a_variable, long)
VARIABLE (b_variable, long long)

char text[] = "abcdefg";

int
main (void)
{
  long seven = 0x41424344454647, three = 0x434241, to[4] = { 0 }, apart[4] = { 0 };
  printf ("%u ", a_stride (&seven, (char *) to));
  printf ("%u\n", b_stride (&three, apart));
  seven = 0x41424344454647, three = 0x434241;
  printf ("%u ", a_unroll (&seven, (char *) to));
  printf ("%u\n", b_unroll (&three, apart));
  seven = 0x41424344454647, three = 0x434241;
  printf ("%u %u\n", a_local (&seven), b_local (&three));
  struct four a = { 0 };
  struct name b = { 0 }, c = { 0 };
  unsigned d[4] = { 0x31313131 };
  printf ("%d %d %d %d\n", a_load (&a), b_load (&b), c_load (&c), d_load (d));
  printf ("%d %d\n", a_variable (0, text), b_variable (0, text));
  return 0;
}

/* { dg-final { mergefn-folds b_stride a_stride } } */
/* { dg-final { mergefn-folds b_load a_load } } */
