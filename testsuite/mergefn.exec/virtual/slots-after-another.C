// A function whose pointer is not null takes in one that promises nothing, and then a virtual one that promises what
// it does.  The slot must stay: it would be called beside the first (slots-promise-lost.C).
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-mergefn-torture }

#include <stdio.h>

#define NO_INPUT
#include "../../include/test.h"
#include "../../include/slots.h"

namespace
{
struct Shape
{
  int a = 1;
  virtual void cccc (char *p, int n, void *q) __attribute__ ((nonnull (2)));
  NOINLINE void bbbb (char *p, int n, void *q);
  __attribute__ ((noinline, noclone, nonnull (2))) void aaaa (char *p, int n, void *q);
  virtual unsigned size (unsigned n) const;
};
void Shape::cccc (char *p, int n, void *q) BODY (long)
void Shape::aaaa (char *p, int n, void *q) BODY (long)
void Shape::bbbb (char *p, int n, void *q) BODY (long long)
unsigned Shape::size (unsigned n) const { return n * n + (n >> 3) * 7; }
struct Other : Shape
{
  unsigned size (unsigned n) const override;
  void cccc (char *p, int n, void *q) override;
};
unsigned Other::size (unsigned n) const { return n; }
void Other::cccc (char *p, int n, void *q) { ext (p, n + 7); ext (p, a); }

} // namespace

static NOIPA void
by_name (Shape *o, char *p)
{
  o->aaaa (p, 1, p);
}

#define NONNULL cccc
#define NULLABLE bbbb
#define BEFORE by_name
#include "../../include/slot-calls.h"
