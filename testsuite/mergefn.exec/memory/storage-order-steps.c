/* A field in the other byte order stays a field: late passes do not ask plain memory for its order.  They make a
   register of a variable (put and get), load one of two places (pick), or look for the end of a string (set).

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

#include <stdio.h>
#include <string.h>

#define NO_INPUT
#include "../../include/test.h"

#define REVERSED __attribute__ ((scalar_storage_order ("big-endian")))
struct REVERSED word { unsigned n; };
struct REVERSED other { unsigned n; };
struct REVERSED block { unsigned v[1]; };

union
{
  struct word w;
  struct other o;
  struct block b;
} left = { { 5 } }, right = { { 6 } };

#define FUNCTIONS(name, type, member, field)                                                       \
  NOINLINE unsigned put_##name (unsigned v)                                                        \
  {                                                                                                \
    unsigned x;                                                                                    \
    ((struct type *) &x)->field = v;                                                               \
    return x;                                                                                      \
  }                                                                                                \
  NOINLINE unsigned get_##name (unsigned x) { return ((struct type *) &x)->field; }                \
  NOINLINE unsigned pick_##name (int c)                                                            \
  {                                                                                                \
    struct type *p = c ? &left.member : &right.member;                                             \
    return p->field;                                                                               \
  }                                                                                                \
  NOINLINE unsigned set_##name (struct type *p)                                                    \
  {                                                                                                \
    p->field = 0x4142;                                                                             \
    return strlen ((char *) p);                                                                    \
  }

FUNCTIONS (a_word, word, w, n)
FUNCTIONS (b_other, other, o, n)
FUNCTIONS (c_block, block, b, v[0])

#define SHOW(name, type)                                                                           \
  {                                                                                                \
    struct type item;                                                                              \
    printf ("%x %x ", put_##name (0x11223344), get_##name (0x11223344));                           \
    printf ("%u %u %u\n", pick_##name (1), pick_##name (0), set_##name (&item));                   \
  }

int
main (void)
{
  SHOW (a_word, word)
  SHOW (b_other, other)
  SHOW (c_block, block)
  return 0;
}

/* { dg-final { mergefn-folds set_b_other set_a_word } } */
/* { dg-final { mergefn-keeps-apart put_c_block put_a_word } } */
/* { dg-final { mergefn-keeps-apart get_c_block get_a_word } } */
/* { dg-final { mergefn-keeps-apart pick_c_block pick_a_word } } */
/* { dg-final { mergefn-keeps-apart set_c_block set_a_word } } */
