// draw is called by its slot alone, and promises that the pointer is not null.  second is called directly, and is
// equal.  GCC finds out late that the two calls are of one function.  It takes them for one if second's call goes
// to draw.
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
  virtual void draw (char *p, int n, void *q) __attribute__ ((nonnull (2)));
  NOINLINE void second (char *p, int n, void *q);
  virtual unsigned size (unsigned n) const;
};
void Shape::draw (char *p, int n, void *q) BODY (long)
void Shape::second (char *p, int n, void *q) BODY (long long)
unsigned Shape::size (unsigned n) const { return n * n + (n >> 3) * 7; }
struct Other : Shape
{
  unsigned size (unsigned n) const override;
  void draw (char *p, int n, void *q) override;
};
unsigned Other::size (unsigned n) const { return n; }
void Other::draw (char *p, int n, void *q) { ext (p, n + 7); ext (p, a); }

} // namespace

#define NONNULL draw
#define NULLABLE second
#include "../../include/slot-calls.h"

// { dg-final { mergefn-folds *6secondEPciPv *4drawEPciPv } }
