/* Each function computes two addresses by two spellings of one variable's address.  GCC tells the two apart as long as
   nobody forgets the paths.  So an address that is computed with keeps its path, and the functions stay apart.  A
   reference in a branch that never runs would lend its alignment otherwise (addresses-made-one.c).  References of which
   GCC makes several, or that come late, count, too.  Beside them, two functions that only access memory there.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

#include <stdio.h>

#define INPUT 16
#include "../../include/test.h"
#include "spellings-aux.h"

typedef int four __attribute__ ((vector_size (16)));
struct whole { four v; } __attribute__ ((packed, aligned (16), may_alias));
struct part { four v; } __attribute__ ((packed, may_alias));

#define ADD(name, one, two)                                                   \
  NOINLINE static int name (int is_whole, char *base, unsigned long x)        \
  {                                                                           \
    four s = { 0 };                                                           \
    if (is_whole)                                                             \
      s = ((struct whole *)(base + one))->v;                                  \
    s += ((struct part *)(base + two))->v;                                    \
    return s[0] + s[1] + s[2] + s[3];                                         \
  }

ADD (add_array, ARRAY, ITEM)
ADD (add_item, ITEM, ARRAY)

/* A copy of a struct becomes two loads.  */
struct wholes { four v, z; } __attribute__ ((packed, aligned (16), may_alias));
struct parts { four v, z; } __attribute__ ((packed, may_alias));
static int odd;
#define GET(name, type)                                                       \
  static inline four name (struct type *p, int c)                             \
  {                                                                           \
    if (c > 20) { odd += c; odd *= 3; odd ^= c; }                             \
    if (c > 30) { odd += c; odd *= 5; odd ^= c; }                             \
    if (c > 40) { odd += c; odd *= 7; odd ^= c; }                             \
    return p->v;                                                              \
  }
GET (get_wholes, wholes)
GET (get_parts, parts)

#define COPY(name, one, two)                                                  \
  NOINLINE static int name (int is_whole, char *base, unsigned long x)        \
  {                                                                           \
    four s = { 0 };                                                           \
    if (is_whole)                                                             \
      {                                                                       \
        struct wholes w = *(struct wholes *)(base + one);                     \
        s += get_wholes (&w, is_whole);                                       \
      }                                                                       \
    struct parts q = *(struct parts *)(base + two);                           \
    s += get_parts (&q, is_whole);                                            \
    return s[0] + s[1] + s[2] + s[3];                                         \
  }

COPY (copy_array, ARRAY, ITEM)
COPY (copy_item, ITEM, ARRAY)

/* One reference is to a number, the other to a pointer.  */
struct both { long a; char *b; };
#define CHOOSE(name, one, two)                                                \
  NOINLINE static long name (int is_a, char *base, unsigned long x, struct both *w, char *v) \
  {                                                                           \
    long r;                                                                   \
    w->b = v;                                                                 \
    if (is_a)                                                                 \
      r = ((struct both *)(base + one))->a;                                   \
    else                                                                      \
      r = (long)((struct both *)(base + two - 8))->b;                         \
    w->b = 0;                                                                 \
    return r;                                                                 \
  }

CHOOSE (choose_array, ARRAY, ITEM)
CHOOSE (choose_item, ITEM, ARRAY)

/* The address is only followed, stored and passed on.  */
static int *volatile kept;
static NOINLINE void take (int *p) { *p += 3; }
#define PUT(name, address)                                                    \
  NOINLINE static void name (int n)                                           \
  {                                                                           \
    kept = (int *)address;                                                    \
    for (int i = 0; i < n; i++)                                               \
      {                                                                       \
        take ((int *)address);                                                \
        take (table + 1);                                                     \
      }                                                                       \
  }

PUT (put_array, &table)
PUT (put_item, &table[0])

int
main (void)
{
  put_array (input);
  put_item (input + 1);
  printf ("%d %d %d\n", table[0], table[1], kept == table);
  static int numbers[32] __attribute__ ((aligned (16))) = { 1, 2, 3, 4, 5, 6, 7, 8 };
  char *base = (char *)numbers;
  printf ("%d ", add_array (1, base, FIND (input - INPUT)));
  printf ("%d ", add_item (0, base, FIND (input / 4)));
  printf ("%d ", copy_array (1, base, FIND (input - INPUT)));
  printf ("%d\n", copy_item (0, base, FIND (input / 4)));
  static struct both places[4] = { { 1, 0 }, { 2, 0 }, { 3, 0 }, { 5, 0 } };
  base = (char *)places;
  printf ("%ld ", choose_array (1, base, FIND (input * 3), places, 0));
  printf ("%ld\n", choose_item (0, base, FIND (input), places, base + (input - INPUT)) == (long)base);
  return 0;
}

/* { dg-final { mergefn-keeps-apart add_item add_array } } */
/* { dg-final { mergefn-keeps-apart copy_item copy_array } } */
/* { dg-final { mergefn-keeps-apart choose_item choose_array } } */
/* { dg-final { mergefn-folds put_item put_array } } */
