// Two instances of a caller get a shared body, before it is known that two of the functions that they call are
// equal.  So the shared body is a caller, too, that knows more of the second result (results-in-one-caller.c).
//
// SPDX-License-Identifier: GPL-3.0-or-later

#define NO_INPUT
#include "../../include/test.h"
#include "../../include/results.h"

static volatile unsigned zero, sink;

// Equal, so their callers are equal later.
static CLONED unsigned
mix1 (unsigned n)
{
  return n * 3 ^ (n + 7) ^ n >> 3;
}
static CLONED unsigned
mix2 (unsigned n)
{
  return n * 3 ^ (n + 7) ^ n >> 3;
}
static CLONED unsigned
fun1 (unsigned n)
{
  return mix1 (n) + n * 5;
}
static CLONED unsigned
fun2 (unsigned n)
{
  return mix2 (n) + n * 5;
}
static CLONED unsigned
fun3 (unsigned n)
{
  return mix1 (n) + n * 5;
}

template <typename T>
CLONED unsigned
caller (unsigned a, unsigned b, unsigned c, int stop)
{
  unsigned p = fun1 (a + b + c);
  show (p > 100, a > 10);
  stop_if (stop);
  unsigned q = fun2 (c + b + a);
  assume (q <= 100);
  return q * 3 + p;
}

int
main ()
{
  sink = fun3 (zero);
  sink = caller<int> (zero + 1, zero, zero, zero);
  sink = caller<long> (zero + 1, zero, zero, zero);
  caller<int> (zero + 1000, zero, zero, 1);
  return 0;
}

// { dg-final { mergefn-folds _ZL4fun2j _ZL4fun1j } }
// { dg-final { mergefn-folds _Z6callerIiEjjjji *mergefn* } }
