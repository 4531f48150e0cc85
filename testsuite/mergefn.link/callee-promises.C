// Two units declare one function, and one of them promises more of it: what was
// compiled on that promise is not what the other unit has, whichever the linker
// would keep.  Where they promise the same there is one body.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-units "main a b" }
// { dg-unit a "-O2 -fno-early-inlining" }
// { dg-unit b "-O2 -fno-early-inlining" }
// { dg-mixes "on {on off on} {on strict on} {on on off}" }
// { dg-every-order each }

#include "check-aux.h"

#if defined UNIT_a
// Here only fresh ones are asked for.
extern "C" void *get (int fresh) __attribute__ ((malloc));
extern "C" int ask (int what) __attribute__ ((pure));
#else
extern "C" void *get (int fresh);
extern "C" int ask (int what);
#endif
extern "C" int tell (int what) __attribute__ ((nothrow));

// Inlined late.
static inline int
use (int *p, int *q, int n)
{
  int sum = 0;
  *q = n;
  for (int i = 0; i < n; i++)
    sum = sum * 3 + (n ^ i);
  *p = sum;
  return *q + sum;
}

template <class T>
NOINLINE int
pick (int fresh, T *q, int n)
{
  return use ((int *) get (fresh), (int *) q, n);
}

template <class T>
NOINLINE int
twice (T *q, int n)
{
  int sum = ask (n);
  for (int i = 0; i < n; i++)
    sum = sum * 3 + (int) q[i & 1];
  return ask (n) + sum;
}

template <class T>
NOINLINE int
once (T *q, int n)
{
  int sum = tell (n);
  for (int i = 0; i < n; i++)
    sum = sum * 5 + (int) q[i & 1];
  return tell (n) + sum;
}

int unit_a (int *q, int n);
int unit_b (int *q, int n);

#if defined UNIT_main
static int pool[64], used, asked;
extern "C" NOIPA void *get (int fresh) { return &pool[fresh ? ++used : 0]; }
extern "C" NOIPA int ask (int what) { return what + asked++; }
extern "C" NOIPA int tell (int what) { return what + 1; }
volatile int input = 3;

int
main ()
{
  int other[2] = { 1, 2 };
  CHECK (unit_a (other, input) > 0);
  pool[0] = pool[1] = 4;
  asked = 0;
  CHECK (unit_b (&pool[0], input) > 0);
  CHECK (asked == 4);
  return 0;
}
#elif defined UNIT_a
int
unit_a (int *q, int n)
{
  return pick<int> (1, q, n) + pick<unsigned> (1, (unsigned *) q, n) + twice<int> (q, n)
         + twice<unsigned> ((unsigned *) q, n) + once<int> (q, n) + once<unsigned> ((unsigned *) q, n);
}
#elif defined UNIT_b
struct S;
template <> NOINLINE int once<S> (S *, int n) { return n; }
int
unit_b (int *q, int n)
{
  return pick<float> (0, (float *) q, n) + pick<S> (0, (S *) q, n) * 2 + twice<long> ((long *) q, n) * 3
         + twice<unsigned long> ((unsigned long *) q, n) * 5 + once<int> (q, n)
         + once<unsigned> ((unsigned *) q, n);
}
#endif

// { dg-final { mergefn-folds _Z4pickIjEiiPT_i __mergefn_* removed } }
// { dg-final { mergefn-folds _Z4onceIjEiPT_i __mergefn_* removed } }
