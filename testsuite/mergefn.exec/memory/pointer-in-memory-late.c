/* A pointer that a loop computes is taken to be at least as large as what it points to is aligned.  Here the pointer is in
   memory when functions are folded.  GCC finds out late that nobody has its address, and holds it in a register of the
   variable's type.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */
/* { dg-additional-options "-fno-tree-ch" } */

#include <stdint.h>
#include <stdio.h>

#define INPUT 6
#include "../../include/test.h"

static int never;
struct page { char bytes[4096]; } __attribute__ ((aligned (4096)));
struct holder { struct page *at; };
struct other_holder { char *at; };
uintptr_t seen[16];
void *escaped;

#define FUNCTION(name, holder, member, type)                                  \
  NOINLINE int name (int n)                                                   \
  {                                                                           \
    int k = 0;                                                                \
    for (long i = 0x1801;; i -= 0x400)                                        \
      {                                                                       \
        holder last;                                                          \
        last member = (type *) 8;                                             \
        char *at = (char *) 9;                                                \
        if (never)                                                            \
          escaped = &last;                                                    \
        for (long j = 0; j != i; j++)                                         \
          {                                                                   \
            last member = (type *) at;                                        \
            at = at + 1;                                                      \
          }                                                                   \
        seen[k++] = (uintptr_t) last member;                                  \
        if (k == n)                                                           \
          break;                                                              \
      }                                                                       \
    return k;                                                                 \
  }
typedef struct page *page_pointer;
typedef char *char_pointer;
typedef signed char *signed_pointer;
FUNCTION (a_page, page_pointer, , struct page)
FUNCTION (b_char, char_pointer, , char)
FUNCTION (c_signed, signed_pointer, , signed char)
FUNCTION (d_page, struct holder, .at, struct page)
FUNCTION (e_char, struct other_holder, .at, char)

int
main (int argc, char **argv)
{
  if (argc > 9)
    printf ("%d %d\n", a_page (input), d_page (input));
  printf ("%d %d %d\n", b_char (input), (int) seen[0], (int) seen[5]);
  printf ("%d %d %d\n", c_signed (input), (int) seen[0], (int) seen[5]);
  printf ("%d %d %d\n", e_char (input), (int) seen[0], (int) seen[5]);
  return 0;
}

/* { dg-final { mergefn-keeps-apart b_char a_page } } */
/* { dg-final { mergefn-keeps-apart e_char d_page } } */
/* { dg-final { mergefn-folds c_signed b_char } } */
