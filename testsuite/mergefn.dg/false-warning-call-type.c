/* The type of a pointer promises that a result is not null.  GCC has made a direct call of the call through the pointer,
   and a fold takes the promise away.  It told GCC that a variable is always set.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-do assemble } */
/* { dg-options "-O2 -Wall" } */
/* { dg-mergefn-args "report=json" } */

#define NO_INPUT
#include "../include/test.h"

extern int table[16];
volatile int sink;
typedef int *function (unsigned) __attribute__ ((returns_nonnull));

#define FIND(name)                                                                                 \
  static NOINLINE int *name (unsigned n)                                                           \
  {                                                                                                \
    sink++;                                                                                        \
    return &table[(n * n ^ n >> 3) % 16];                                                          \
  }

FIND (first)
FIND (second)

/* Inlined late, since it is called once.  */
#define LOOK(name)                                                                                 \
  static int *name (function *find, unsigned n, int tries)                                         \
  {                                                                                                \
    for (int i = 0; i < tries; i++)                                                                \
      sink = i, sink = n, sink = i + n, sink = i ^ n, sink = i - n, sink = i * n, sink = i | n;    \
    return find (n);                                                                               \
  }

LOOK (look_by_first)
LOOK (look_by_second)

#define USE(name, look, find)                                                                      \
  int name (unsigned n, int tries)                                                                 \
  {                                                                                                \
    int value;                                                                                     \
    int *p = look (find, n, tries);                                                                \
    if (p)                                                                                         \
      value = *p;                                                                                  \
    return value;                                                                                  \
  }

USE (use_kept, look_by_first, first)
USE (use_dropped, look_by_second, second)
