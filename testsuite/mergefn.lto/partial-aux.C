// Three units of a program.  Two of them are linked into one object first.
//
// SPDX-License-Identifier: GPL-3.0-or-later

#include <cstdio>

#define NO_INPUT
#include "../include/test.h"

struct First
{
  int x;
  First *next;
};
struct Second
{
  int x;
  Second *next;
};

template <class T>
NOINLINE int
sum (T *p, T *last)
{
  int s = 0;
  for (; p; p = p->next)
    {
      s += p->x;
      last->x = s * 3;
      s ^= last->x + p->x;
    }
  return s;
}

int first_of_first (First *, First *), first_of_second (Second *, Second *);
int second_of_first (First *, First *), second_of_second (Second *, Second *);

#if defined UNIT_first
int first_of_first (First *p, First *q) { return sum (p, q); }
int first_of_second (Second *p, Second *q) { return sum (p, q); }
#elif defined UNIT_second
int second_of_first (First *p, First *q) { return sum (p, q); }
int second_of_second (Second *p, Second *q) { return sum (p, q); }
#else
int
main ()
{
  First a{ 1, nullptr }, b{ 2, &a }, last{};
  Second c{ 1, nullptr }, d{ 2, &c }, end{};
  printf ("%d %d %d %d\n", first_of_first (&b, &last), first_of_second (&d, &end), second_of_first (&b, &last),
          second_of_second (&d, &end));
  return 0;
}
#endif
