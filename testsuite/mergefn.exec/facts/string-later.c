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

NOINLINE void
write_name (void *p)
{
  memcpy (p, "abcdefg", 8);
}

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

/* The word goes to an array of the unit.  */
static char array[32] __attribute__ ((aligned (16)));
#define GLOBAL(name, type, word)                                                                   \
  NOINLINE unsigned name (type *p)                                                                 \
  {                                                                                                \
    long x = word;                                                                                 \
    write_name (p);                                                                                \
    if (strlen ((char *) p) != 7)                                                                  \
      return 0;                                                                                    \
    for (int k = 0; k < 4; k += 2)                                                                 \
      ((long *) array)[k] = x;                                                                     \
    return strlen (array);                                                                         \
  }
struct word { long first, rest; };
GLOBAL (a_global, long, *p)
GLOBAL (b_global, struct word, p->first)

/* Without -fstrict-aliasing only a conversion says that the word was loaded as of another type.  */
#define CONVERT(name, type)                                                                        \
  NOINLINE __attribute__ ((optimize ("no-strict-aliasing"))) unsigned name (type *p, char *q)      \
  {                                                                                                \
    type x = *p;                                                                                   \
    strcpy ((char *) p, "abcdefg");                                                                \
    *(unsigned long *) q = x;                                                                      \
    return strlen (q);                                                                             \
  }
CONVERT (a_convert, unsigned long)
CONVERT (b_convert, long)

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
  seven = 0x41424344454647;
  struct word word = { 0x434241 };
  printf ("%u ", a_global (&seven));
  printf ("%u\n", b_global (&word));
  unsigned long many = 0x41424344454647;
  long two = 0x4241, there = 0;
  printf ("%u ", a_convert (&many, (char *) &there));
  printf ("%u\n", b_convert (&two, (char *) &there));
  printf ("%d %d\n", a_variable (0, text), b_variable (0, text));
  return 0;
}

/* { dg-final { mergefn-folds b_stride a_stride } } */
/* { dg-final { mergefn-folds b_load a_load } } */
/* { dg-final { mergefn-needs strings {-O2 -O3} {11 12} } } */
