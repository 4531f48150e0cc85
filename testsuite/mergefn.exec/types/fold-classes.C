// Twin classes: functions and member functions over pointers to them, their
// constructors and destructors, lambdas, T& against T*, enum class against
// unsigned.  Beside each, one that must not fold.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-mergefn-torture }

#include <stdio.h>

#include "../../include/test.h"

int log_of_calls;

namespace
{

struct A
{
  int value;
};
struct B
{
  int value;
};
enum class Color : unsigned
{
  red,
  green = 7
};

template <typename T> class List
{
public:
  NOINLINE List (int size) : m_size (0), m_capacity (size)
  {
    m_items = new T[size];
    log_of_calls = log_of_calls * 3 + size;
  }
  NOINLINE ~List ()
  {
    log_of_calls = log_of_calls * 5 + m_size;
    delete[] m_items;
  }
  NOINLINE bool
  push (T item)
  {
    if (m_size == m_capacity)
      return false;
    m_items[m_size++] = item;
    return true;
  }
  NOINLINE T
  last () const
  {
    return m_size ? m_items[m_size - 1] : T ();
  }

private:
  T *m_items;
  int m_size, m_capacity;
};

template <typename T>
NOINLINE int
total (T **items, int n)
{
  int sum = 0;
  for (int i = 0; i < n; i++)
    sum = sum * 7 + items[i]->value++;
  return sum;
}

template <typename T>
NOINLINE int
at_place (T &item, int n)
{
  for (int i = 0; i < n; i++)
    item.value = item.value * 3 + i;
  return item.value;
}

template <typename T>
NOINLINE int
by_point (T *item, int n)
{
  for (int i = 0; i < n; i++)
    item->value = item->value * 3 + i;
  return item->value;
}

template <typename T>
NOINLINE int
or_null (T *item, int n)
{
  if (!item)
    return -1;
  for (int i = 0; i < n; i++)
    item->value = item->value * 3 + i;
  return item->value;
}

template <typename T>
NOINLINE int
count (T *items, T item, int n)
{
  int found = 0;
  for (int i = 0; i < n; i++)
    if (items[i] == item)
      found++;
    else
      items[i] = item;
  return found;
}

template <typename T, typename Function>
NOINLINE void
each (T *items, int n, Function function)
{
  for (int i = 0; i < n; i++)
    function (items[i]);
}

NOINLINE int
lambdas (A *a, B *b, A *c, int n)
{
  int sum = 1;
  each (a, n, [&sum] (A &item) { sum = sum * 11 + item.value; });
  each (b, n, [&sum] (B &item) { sum = sum * 11 + item.value; });
  each (c, n, [&sum] (A &item) { sum = sum * 13 + item.value; });
  return sum;
}

template <typename T>
NOINLINE int
use_list (T one, T two)
{
  List<T> list (input);
  bool good = list.push (one) && list.push (two);
  return good && list.last () == two ? 1 : 2;
}

}

int
main ()
{
  A a[3] = { { 1 }, { 2 }, { 3 } };
  B b[3] = { { 1 }, { 2 }, { 3 } };
  A *pa[3] = { &a[2], &a[1], &a[0] };
  B *pb[3] = { &b[2], &b[1], &b[0] };
  printf ("%d %d\n", total (pa, input), total (pb, input));
  printf ("%d %d\n", at_place (a[0], input), by_point (&b[0], input));
  printf ("%d\n", or_null (input == 3 ? nullptr : a, input));
  printf ("%d\n", or_null (&b[1], input));
  unsigned u[3] = { 7, 8, 9 };
  int i[3] = { 7, 8, 9 };
  Color colors[3] = { Color::red, Color::green, Color::green };
  printf ("%d %d %d\n", count (u, 7u, input), count (i, 9, input),
          count (colors, Color::green, input));
  printf ("%d\n", lambdas (a, b, a, input));
  printf ("%d %d %d\n", use_list (&a[0], &a[1]), use_list (&b[0], &b[1]),
          use_list (short (input), short (4)));
  printf ("%d\n", log_of_calls);
  return 0;
}

// { dg-final { mergefn-folds *5totalINS_1BE* *5totalINS_1AE* removed } }
// { dg-final { mergefn-folds *8by_point* *8at_place* removed } }
// { dg-final { mergefn-weakens *8by_point* *8at_place* nonnull } }
// { dg-final { mergefn-folds *7or_nullINS_1B* *7or_nullINS_1A* removed } }
// { dg-final { mergefn-keeps-apart *7or_null* *8at_place* } }
// { dg-final { mergefn-folds *5countIj* *5countINS_5Color* } }
// { dg-final { mergefn-folds *5countIi* *5countIj* } }
// { dg-final { mergefn-folds *4eachINS_1BE* *4eachINS_1AE* removed } }
// { dg-final { mergefn-keeps-apart *1AE*lambdas*E\[01\]_EEvPT_iT0_ *lambdas*E_EEvPT_iT0_ } }
// { dg-final { mergefn-folds *4ListIPNS_1BEEC2* *4ListIPNS_1AEEC2* removed } }
// { dg-final { mergefn-folds *4ListIPNS_1BEED2* *4ListIPNS_1AEED2* removed } }
// { dg-final { mergefn-folds *4ListIPNS_1BEE4push* *4ListIPNS_1AEE4push* removed } }
// { dg-final { mergefn-folds *8use_listIPNS_1BE* *8use_listIPNS_1AE* removed } }
// { dg-final { mergefn-keeps-apart *4ListIsEC2* *4ListIPNS_1AEEC2* } }
