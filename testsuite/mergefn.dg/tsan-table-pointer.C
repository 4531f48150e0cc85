/* -fsanitize=thread knows a store to an object's pointer to its virtual table by its field: storing the value that is
   there already is no race.  So the access must keep its field.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-options "-O2 -fsanitize=thread" } */

void release (int, int, int);

template <typename T>
struct W
{
  virtual ~W () { release (1, 2, 3); release (4, 5, 6); }
};

template <typename T>
__attribute__ ((noinline)) void
finish (W<T> *w)
{
  w->W<T>::~W ();
  release (7, 8, 9);
  release (3, 5, 7);
}

void
use (W<long> *w)
{
  finish (w);
}

/* { dg-final { mergefn-scan-assembler-not "__tsan_write" } } */
