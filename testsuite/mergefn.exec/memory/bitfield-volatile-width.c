/* Under -fstrict-volatile-bitfields a volatile bit-field is accessed by the
   width of its declared type: a device register of 32 bits must not be written
   with a byte.  Two structs may agree in everything else.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-options "-O2 -fno-strict-aliasing -fstrict-volatile-bitfields" } */

#include <stdio.h>
#include <string.h>

#include "../../include/test.h"

#define ALIGNED __attribute__ ((aligned (4)))

struct bytes { volatile unsigned char flag : 3; char rest[3]; } ALIGNED;
struct bytes_too { volatile unsigned char bits : 3; char more[3]; } ALIGNED;
struct words { volatile unsigned int flag : 3; char rest[3]; } ALIGNED;

#define FUNCTION(name, type, member)                                          \
  static NOINLINE int name (void *where, int n)                               \
  {                                                                           \
    struct type *p = where;                                                   \
    int sum = 0;                                                              \
    for (int i = 0; i < n; i++)                                               \
      {                                                                       \
        sum = sum * 3 + p[i].member;                                          \
        p[i].member = i + n;                                                  \
      }                                                                       \
    return sum;                                                               \
  }

FUNCTION (by_byte, bytes, flag)
FUNCTION (by_byte_too, bytes_too, bits)
FUNCTION (by_word, words, flag)

int
main (void)
{
  int (*volatile functions[]) (void *, int) = { by_byte, by_byte_too, by_word };
  for (int f = 0; f < 3; f++)
    {
      int memory[4];
      memset (memory, 0xa7, sizeof memory);
      printf ("%d ", functions[f](memory, input));
      printf ("%x %x\n", memory[0], memory[2]);
    }
  return 0;
}

/* { dg-final { mergefn-folds by_byte_too by_byte } } */
/* { dg-final { mergefn-keeps-apart by_byte by_word } } */
