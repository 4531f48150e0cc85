// A static variable of an instance is the instance's own, and one for all
// units and the library; so is one that belongs to a thread.  Functions that
// use variables which they have in common are shared.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-units "main a b" }
// { dg-library one "a" }
// { dg-mixes "each {on icf} {icf on}" }
// { dg-link-options "-pthread" }

#include "check-aux.h"

#include <pthread.h>

// Differ: each has a counter.
template <typename T>
NOINLINE int
count (T *items, int n)
{
  static int counter;
  for (int i = 0; i < n; i++)
    counter += items[i] ? 3 : 1;
  return counter;
}

extern int starts;

NOINLINE inline int
start ()
{
  return ++starts;
}

// Differ: each starts once.
template <typename T>
NOINLINE int
started (T *items, int n)
{
  static int value = start ();
  for (int i = 0; i < n; i++)
    value = value * 3 + (items[i] ? 1 : 0);
  return value;
}

template <typename T>
struct OfThread
{
  static thread_local int counter;
};

template <typename T>
thread_local int OfThread<T>::counter = 1;

// Differ.
template <typename T>
NOINLINE int
count_thread (T *items, int n)
{
  for (int i = 0; i < n; i++)
    OfThread<T>::counter += items[i] ? 3 : 1;
  return OfThread<T>::counter;
}

extern thread_local int common;
inline int everybody;

// Equal: the variables are common.
template <typename T>
NOINLINE int
count_common (T *items, int n)
{
  for (int i = 0; i < n; i++)
    {
      common += items[i] ? 3 : 1;
      everybody = everybody * 3 + common;
    }
  return common;
}

template <typename T>
static int
use (int n)
{
  T items[6] = { nullptr, (T) (void *) &n, (T) (void *) &n };
  return count (items, n) + started (items, n) * 3 + count_thread (items, n) * 5
         + count_common (items, n) * 7;
}

#include "units-aux.h"

#ifdef UNIT_main
volatile int input = 5;
int starts;
thread_local int common;

static void *
in_thread (void *)
{
  printf ("%d %d\n", unit_a (input), use<int *> (input));
  CHECK (OfThread<unsigned *>::counter != 1);
  CHECK (common == 3 * 9);
  return nullptr;
}

int
main ()
{
  printf ("%d %d %d\n", use<int *> (input), unit_a (input), unit_b (input));
  printf ("%d %d %d\n", unit_b (input), use<int *> (input), unit_a (input));
  CHECK (starts == 3);
  // Two uses each here, in this unit and another.
  CHECK (count<int *> (nullptr, 0) == 4 * 9);
  CHECK (count<unsigned *> (nullptr, 0) == 4 * 9);
  CHECK (count<float *> (nullptr, 0) == 2 * 9);
  CHECK (count_thread<int *> (nullptr, 0) == 4 * 9 + 1);
  int before = common;
  pthread_t thread;
  pthread_create (&thread, nullptr, in_thread, nullptr);
  pthread_join (thread, nullptr);
  CHECK (common == before);
  CHECK (count_thread<int *> (nullptr, 0) == 4 * 9 + 1);
  printf ("%d %d\n", common, everybody);
  return failures;
}
#endif

// { dg-final { mergefn-folds *count_commonIPj* __mergefn_* removed } }
// { dg-final { mergefn-keeps-apart _Z5countIPj* _Z5countIPi* } }
// { dg-final { mergefn-keeps-apart _Z7startedIPj* _Z7startedIPi* } }
// { dg-final { mergefn-keeps-apart *count_threadIPj* *count_threadIPi* } }
