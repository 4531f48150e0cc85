/* A slot moves to the kept function.  GCC finds late that the kept function calls itself by it, and must make no loop of
   that: restrict holds for one call.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-mergefn-torture } */

#include <stdio.h>

#define INPUT 2
#include "../../include/test.h"

static int numbers[4] = { 7, 7, 7, 7 }, other;
static long zero;
static long long zero_too;

struct Base
{
  virtual int step (int *p, int n, int **next, int sum, void *in) const = 0;
};
struct A : Base
{
  constexpr A () {}
  int step (int *p, int n, int **next, int sum, void *in) const override;
};
struct B : Base
{
  constexpr B () {}
  int step (int *p, int n, int **next, int sum, void *in) const override;
};

static const A a_object;
static const B b_object;
static const Base *rest = &b_object; /* Never changed.  */

static inline int
put_and_get (int *__restrict p, int *__restrict q, int n)
{
  *p = n;
  return n & 1 ? *q : 0;
}

#define STEP(Class, type)                                                     \
  CLONED int Class::step (int *p, int n, int **next, int sum, void *in) const \
  {                                                                           \
    if (n == 0)                                                               \
      return sum;                                                             \
    sum += *(type *)in;                                                       \
    sum += put_and_get (p, &numbers[1], n);                                   \
    return rest->step (*next, n - 1, next + 1, sum, &zero_too);               \
  }

STEP (A, long)
STEP (B, long long)

CLONED static int
call (int *p, int n, int **next)
{
  return a_object.step (p, n, next, 0, &zero);
}

int
main ()
{
  int *next[4] = { &other, &other, &other, &other };
  printf ("%d\n", call (&numbers[1], input, next));
}
