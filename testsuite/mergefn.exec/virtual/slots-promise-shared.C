// The members get a shared body.  Before it is copied, draw loses its promise that the pointer is not null.  So
// what the members promise is compared as it was before (slots-promise-lost.C).
//
// SPDX-License-Identifier: GPL-3.0-or-later

#include <stdio.h>

#define NO_INPUT
#include "../../include/test.h"
#include "../../include/slots.h"

template <typename T>
struct ShapeOf
{
  int a = 1;
  virtual void draw (char *p, int n, void *q) __attribute__ ((nonnull (2)));
  virtual void erase (char *p, int n, void *q);
  virtual void second (char *p, int n, void *q);
  virtual void third (char *p, int n, void *q);
  virtual unsigned size (unsigned n) const;
};
template <typename T> void ShapeOf<T>::draw (char *p, int n, void *q) BODY (long)
template <typename T> void ShapeOf<T>::erase (char *p, int n, void *q) BODY (long long)
template <typename T> void ShapeOf<T>::second (char *p, int n, void *q) BODY (long long)
template <typename T> void ShapeOf<T>::third (char *p, int n, void *q) BODY (long long)
template <typename T> unsigned ShapeOf<T>::size (unsigned n) const { return n * n + (n >> 3) * 7; }
using Shape = ShapeOf<int>;
struct Other : Shape
{
  unsigned size (unsigned n) const override;
  void draw (char *p, int n, void *q) override;
  void second (char *p, int n, void *q) override;
};
unsigned Other::size (unsigned n) const { return n; }
void Other::draw (char *p, int n, void *q) { ext (p, n + 7); ext (p, a); }
void Other::second (char *p, int n, void *q) { ext (p, n + 9); ext (p, n); ext (p, a + 1); }

#define NONNULL draw
#define NULLABLE second
#include "../../include/slot-calls.h"

// { dg-final { mergefn-folds _ZN7ShapeOfIiE6secondEPciPv *mergefn* } }
