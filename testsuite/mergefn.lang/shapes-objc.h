/* What shapes.m and shapes.mm compile.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <objc/Object.h>
#include <objc/runtime.h>
#include <stdio.h>

#define CLASS(name, operator)                                                                      \
  @interface name : Object                                                                         \
  {                                                                                                \
    int value;                                                                                     \
  }                                                                                                \
  + (id) make;                                                                                     \
  - (int) sum: (int) n of: (const int *) items;                                                    \
  @end                                                                                             \
  @implementation name                                                                             \
  + (id) make                                                                                      \
  {                                                                                                \
    return class_createInstance (self, 0);                                                         \
  }                                                                                                \
  - (int) sum: (int) n of: (const int *) items                                                     \
  {                                                                                                \
    int i;                                                                                         \
    for (i = 0; i < n; i++)                                                                        \
      value = value * 5 operator items[i];                                                         \
    return value;                                                                                  \
  }                                                                                                \
  @end

CLASS (First, +)
CLASS (Second, +)
CLASS (Third, -)

volatile int input = 3;

int
main (void)
{
  const int items[] = { 3, 1, 4 };
  id objects[] = { [First make], [Second make], [Third make] };
  int i;
  for (i = 0; i < 3; i++)
    printf ("%s %d\n", class_getName (object_getClass (objects[i])),
            [(First *) objects[i] sum: input of: items]);
  return 0;
}
