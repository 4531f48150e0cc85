// Instances of one template for two classes, two enumerations and two pointer
// types do the same; for two sizes or arithmetic types they do not.  They are
// local here, so that they can be removed.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-additional-options "-fno-strict-aliasing" }
// { dg-mergefn-torture }

#include <cstdio>

#include "../../include/test.h"

namespace
{
enum class Color { red, green };
enum class Shape { square, circle };
struct Cat { int weight; };
struct Dog { int weight; };
struct Cow { long weight; };

template <typename T>
struct Array
{
  T items[8];
  int used;

  NOINLINE int
  find (const T &wanted) const
  {
    for (int i = 0; i < used; i++)
      if (items[i] == wanted)
        return i;
    return -1;
  }
  NOINLINE void
  insert (int at, T item)
  {
    for (int i = used++; i > at; i--)
      items[i] = items[i - 1];
    items[at] = item;
  }
};
}

template <typename T>
static void
exercise (T first, T second, T third)
{
  Array<T> array = { {}, 0 };
  array.insert (0, first);
  array.insert (input & 1, second);
  array.insert (input - 3, third);
  std::printf ("%d %d %d\n", array.find (first), array.find (second),
               array.find (third));
}

int
main ()
{
  Cat cats[3];
  Dog dogs[3];
  Cow cows[3];
  exercise (Color::red, Color::green, Color (input));
  exercise (Shape::square, Shape (input), Shape::circle);
  exercise (&cats[0], &cats[1], &cats[2]);
  exercise (&dogs[0], &dogs[2], &dogs[1]);
  exercise (&cows[0], &cows[2], &cows[1]);
  exercise<short> (1, 2, 3);
  exercise<unsigned char> (1, 2, 3);
  return 0;
}

// { dg-final { mergefn-folds *5ShapeEE6insertEi* *5ColorEE6insertEi* } }
// { dg-final { mergefn-folds *3DogEE6insertEi* *3CatEE6insertEi* } }
// { dg-final { mergefn-keeps-apart *5ColorEE6insertEi* *3CatEE6insertEi* } }
// { dg-final { mergefn-keeps-apart *ArrayIhE6insert* *ArrayIsE6insert* } }
