// For i386.exp: a virtual function, whose body is in a COMDAT group, and an equal
// one that is local, and called directly alone.  Exits with what they give.
//
// SPDX-License-Identifier: GPL-3.0-or-later

#define NO_INPUT
#include "../include/test.h"

extern "C" volatile int k;

struct Base { virtual int g (int); int v; };
int Base::g (int n) { return n; }

struct P : Base
{
  int
  g (int n) override
  {
    int s = v;
    for (int i = 0; i < n; i++)
      s = s * 3 ^ i;
    v = s;
    return s;
  }
};

namespace
{
struct L
{
  void *pad;
  int v;
  CLONED int
  f (int n)
  {
    int s = v;
    for (int i = 0; i < n; i++)
      s = s * 3 ^ i;
    v = s;
    return s;
  }
};
}

volatile int k = 3;
NOIPA int call (Base *b) { return b->g (k); }

CLONED int
run ()
{
  P p;
  p.v = 5;
  L l, m;
  l.v = 6;
  m.v = 7;
  return call (&p) + l.f (k) + m.f (k + 1);
}

extern "C" void __attribute__ ((force_align_arg_pointer))
_start ()
{
  int result = run () & 0x7f;
  __asm__ volatile ("int $0x80" : : "a" (1), "b" (result));
}
