/* How an argument is aligned goes by its type's main variant (x86), by its fields' types (i386), and by the types that
   bit-fields were declared with (Arm, AArch64).  Types of one layout may differ in each.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-additional-options "-Wno-psabi" } */
/* { dg-mergefn-torture } */

#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>

#define INPUT 1
#include "../../include/test.h"

struct four { long a, b, c, d; } __attribute__ ((aligned (8)));
typedef struct four aligned_four __attribute__ ((aligned (16)));
struct four_aligned { long a, b, c, d; } __attribute__ ((aligned (16)));

#ifdef __aarch64__
typedef unsigned __int128 two_words;
typedef uint64_t word;
#else
typedef uint64_t two_words;
typedef uint32_t word;
#endif
struct bits_of_two { two_words a : 20; word b; } __attribute__ ((packed));
struct bits_of_one { word a : 20; word b; } __attribute__ ((packed));

typedef int aligned_int __attribute__ ((aligned (16)));
struct aligned_type { aligned_int a; int b, c, d; };
struct aligned_field { int a __attribute__ ((aligned (16))); int b, c, d; };

#define SIX int i, int j, int k, int l, int m, int n
#define ADD(name, type)                                                       \
  NOINLINE static long name (SIX, long o, type s)                             \
  {                                                                           \
    return s.b * 3 + s.d + o + i + n;                                         \
  }
ADD (add_variant, aligned_four)
ADD (add_main, struct four_aligned)
ADD (add_aligned_type, struct aligned_type)
ADD (add_aligned_field, struct aligned_field)

#define ADD_BITS(name, type)                                                  \
  NOINLINE static word name (word i, type s, word *out)                       \
  {                                                                           \
    *out = s.b * 3;                                                           \
    return s.b + i;                                                           \
  }
ADD_BITS (add_bits_of_two, struct bits_of_two)
ADD_BITS (add_bits_of_one, struct bits_of_one)

NOIPA static long
add_any (int is_main, ...)
{
  va_list list;
  long r = 0;
  va_start (list, is_main);
  for (int i = 0; i < 6; i++)
    r += va_arg (list, int);
  if (is_main)
    {
      struct four_aligned s = va_arg (list, struct four_aligned);
      r += s.b * 3 + s.d;
    }
  else
    {
      struct four s = va_arg (list, struct four);
      r += s.b * 3 + s.d;
    }
  va_end (list);
  return r;
}

#define PASS(name, type)                                                      \
  NOINLINE static long name (int is_main, int i, type *p)                     \
  {                                                                           \
    return add_any (is_main, i, 2, 3, 4, 5, 6, *p);                           \
  }
PASS (pass_variant, aligned_four)
PASS (pass_main, struct four_aligned)

int
main (void)
{
  aligned_four variant = { 1, 2, 3, 4 };
  struct four_aligned main_variant = { 5, 6, 7, 8 };
  printf ("%ld ", add_variant (input, 2, 3, 4, 5, 6, 7, variant));
  printf ("%ld\n", add_main (input, 2, 3, 4, 5, 6, 7, main_variant));
  printf ("%ld %ld\n", pass_variant (0, input, &variant), pass_main (1, input, &main_variant));

  struct aligned_type by_type = { 1, 2, 3, 4 };
  struct aligned_field by_field = { 5, 6, 7, 8 };
  printf ("%ld ", add_aligned_type (input, 2, 3, 4, 5, 6, 7, by_type));
  printf ("%ld\n", add_aligned_field (input, 2, 3, 4, 5, 6, 7, by_field));

  struct bits_of_two two = { 1, 10 };
  struct bits_of_one one = { 2, 20 };
  word a, b;
  printf ("%d ", (int)add_bits_of_one (input, one, &a));
  printf ("%d ", (int)add_bits_of_two (input, two, &b));
  printf ("%d %d\n", (int)a, (int)b);
  return 0;
}
