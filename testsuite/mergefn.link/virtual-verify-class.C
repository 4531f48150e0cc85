// With -fvtable-verify each load of a virtual table's address names the class to
// verify against, and the class is that of the field's struct.  So two functions
// that load it for two classes differ.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-units "main" }
// { dg-unit main "-fvtable-verify=std" }
// { dg-ways "static pie" }

#include "check-aux.h"
#include "virtual-verify-aux.h"

struct A { virtual int f () = 0; int x; };
struct B { virtual int g () = 0; int x; };
struct A1 : A { int f (); };
struct A2 : A { int f (); };
struct B1 : B { int g (); };
struct B2 : B { int g (); };
int A1::f () { return 1; }
int A2::f () { return 2; }
int B1::g () { return 3; }
int B2::g () { return 4; }

NOIPA A *
make_a (int i)
{
  A *a;
  if (i)
    a = new A1;
  else
    a = new A2;
  a->x = 1;
  return a;
}

NOIPA B *
make_b (int i)
{
  B *b;
  if (i)
    b = new B1;
  else
    b = new B2;
  b->x = 1;
  return b;
}

CLONED int
call_a (A *a)
{
  return a->f () * 3 + 7 + a->x * a->x;
}

CLONED int
call_b (B *b)
{
  return b->g () * 3 + 7 + b->x * b->x;
}

int
main ()
{
  for (int i = 0; i < 2; i++)
    printf ("%d %d\n", call_a (make_a (i)), call_b (make_b (i)));
  CHECK (verified >= 4);
  return failures;
}

// { dg-final { mergefn-keeps-apart _Z6call_aP1A _Z6call_bP1B } }
