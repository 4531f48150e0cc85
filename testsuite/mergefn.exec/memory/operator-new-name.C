// GCC looks into the assembler names of operators new and delete: which of them
// belong together.  So no other name takes their place.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-additional-options "-Wall -Werror" }
// { dg-mergefn-torture }

#include <cstdio>
#include <cstdlib>
#include <new>

#define NO_INPUT
#include "../../include/test.h"

int count;

/* The two operators new are equal; the operators delete are not.  */
#define ALLOCATE                                                              \
  {                                                                           \
    count++;                                                                  \
    if (void *p = malloc (n ? n : 1))                                         \
      return p;                                                               \
    throw std::bad_alloc ();                                                  \
  }

CLONED void *operator new (std::size_t n) ALLOCATE
CLONED void *operator new[] (std::size_t n) ALLOCATE

CLONED void
operator delete (void *p) noexcept
{
  count--;
  free (p);
}

CLONED void
operator delete[] (void *p) noexcept
{
  if (!p)
    return;
  count -= 2;
  count++;
  free (p);
}

CLONED void
operator delete (void *p, std::size_t) noexcept
{
  count--;
  free (p);
}

CLONED void
operator delete[] (void *p, std::size_t) noexcept
{
  count--;
  if (!p)
    return;
  free (p);
}

/* Of a template, and alone in its unit: another name would go by the content.  */
template <class T>
struct Pool
{
  T x;
  CLONED static void *
  operator new (std::size_t n)
  {
    printf ("new %d\n", (int) n);
    return malloc (n);
  }
  CLONED static void
  operator delete (void *p)
  {
    printf ("delete\n");
    free (p);
  }
};

CLONED void
fill (int *p, int n)
{
  for (int i = 0; i < n; i++)
    p[i] = i * n;
}

int
main (int argc, char **)
{
  int *p = new int[argc + 5];
  fill (p, argc + 5);
  int s = p[argc + 2];
  delete[] p;
  int *q = new int;
  fill (q, 1);
  s += *q;
  delete q;
  Pool<int> *a = new Pool<int>;
  a->x = argc;
  s += a->x;
  delete a;
  printf ("%d %d\n", s, count);
  return 0;
}

// { dg-final { mergefn-folds _Znwm _Znam } }
