// Templates of which instances for different types are the same code, virtual
// functions and exceptions among them.
//
// SPDX-License-Identifier: GPL-3.0-or-later

#include <vector>

template <typename T>
struct Box
{
  virtual ~Box () {}
  virtual void
  add (T *item)
  {
    items.insert (items.begin (), item);
  }
  virtual int
  total () const
  {
    long sum = 0;
    for (const T *item : items)
      sum = sum * 3 + item->weight;
    return sum;
  }
  std::vector<T *> items;
};

template <typename T>
__attribute__ ((noinline)) void
throws (int n)
{
  if (n > 3)
    throw T ();
}

// Instances catch different types, so they are not the same.
template <typename T>
int
catches (int n)
{
  try
    {
      throws<T> (n);
    }
  catch (const T &thrown)
    {
      return thrown.weight;
    }
  return 1;
}
