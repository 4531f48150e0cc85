// A shared body is copied from a template instance that calls itself, alone or by way of another.  Its calls are calls of
// the shared body, even where other calls of the instance have to stay: of an operator delete, or of a destructor that
// one function with assembly calls by two names.  Another unit's copy of the instance goes by its own types.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-units "main strict" }
// { dg-ways "static pie-gc" }
// { dg-mixes "{on off} {on strict} on both" }
// { dg-every-order each }

#include "check-aux.h"

enum E1 : long { };
enum E2 : long { };
enum E3 : long { };

extern long *other;
extern int depth;

// OTHER may be X, unless the type of X tells.
template <class X>
inline void
overwrite (X *x)
{
  for (int i = 0; i < int (other[4]); i++)
    {
      *other = 0;
      *x = X (*x + 1);
    }
}

template <class X>
struct Alone
{
  CLONED static void operator delete (void *p, __SIZE_TYPE__ n)
  {
    overwrite (static_cast<X *> (p));
    other[1] ^= depth;
    if (--depth > 0)
      operator delete (p, n);
    other[2] += depth;
    other[3] ^= other[1];
  }
};

template <class X>
struct Cycle
{
  CLONED static void flush (void *p, __SIZE_TYPE__ n)
  {
    depth -= 2;
    other[1] += depth;
    other[2] ^= depth;
    if (depth > 0)
      operator delete (p, n);
    other[3] += depth;
  }
  CLONED static void operator delete (void *p, __SIZE_TYPE__ n)
  {
    overwrite (static_cast<X *> (p));
    other[3] ^= depth;
    if (--depth > 0)
      flush (p, n);
    other[2] += depth;
  }
};

template <class X>
struct Node
{
  X *value;
  Node *left, *right;
  Node (X *v, Node *l) : value (v), left (l), right (nullptr) {}
  CLONED ~Node ()
  {
    overwrite (value);
    delete left;
    other[1]++;
    delete right;
    other[2]++;
  }
};

template <class X>
struct Root : Node<X>
{
  Root (X *v, Node<X> *l) : Node<X> (v, l) {}
};

void use_strict ();

#ifdef UNIT_main
long *other;
int depth;

template <class X>
CLONED void
use_tree (X *v)
{
  asm volatile ("nop");
  Root<X> root (v, new Node<X> (v, nullptr));
  Node<X> node (v, nullptr);
}

template <class X>
long
use (X *x)
{
  long last[3];
  *x = X (0);
  depth = 3;
  Alone<X>::operator delete (x, 3);
  last[0] = *x;
  *x = X (0);
  depth = 3;
  Cycle<X>::flush (x, 3);
  last[1] = *x;
  *x = X (0);
  use_tree (x);
  last[2] = *x;
  return last[0] * 10000 + last[1] * 100 + last[2];
}

int
main ()
{
  long a[8] = { 0, 0, 0, 0, 3 };
  other = a;
  use_strict ();
  E1 e1;
  E2 e2;
  E3 e3;
  CHECK (use (&e1) == 90309);
  CHECK (use (&e2) == 90309);
  CHECK (use (&e3) == 90309);
  CHECK (use (a) == 10101);
  return failures != 0;
}
#else
template <class X>
void
use ()
{
  X x = X ();
  depth = 3;
  Alone<X>::operator delete (&x, 3);
  depth = 3;
  Cycle<X>::flush (&x, 3);
  Root<X> root (&x, nullptr);
  Node<X> node (&x, nullptr);
}

void
use_strict ()
{
  use<E1> ();
  use<E2> ();
  use<E3> ();
}
#endif

// { dg-final { mergefn-folds _ZN4NodeI2E2ED2Ev __mergefn_* } }
