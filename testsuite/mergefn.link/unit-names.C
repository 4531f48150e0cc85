// Assembler labels give the same name to a public function and to a local one.  The assembler takes the local one,
// so the name means something else in each unit.  The same holds of variables.  Beside them functions that name
// what is the same for all.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-require-target "*-*-linux*" }
// { dg-units "main a b" }
// { dg-variant "-O1" }
// { dg-variant "-O2" }
// { dg-variant "-O3" }
// { dg-ways "static" }
// { dg-mixes "on {on off on} strict" }
// { dg-every-order each }

#include "check-aux.h"

extern "C" int next_id (int) __asm__ ("unit_next_id");
extern int counter __asm__ ("unit_counter");
extern "C" int shared_id (int);

template <class T>
NOINLINE int
number_all (T *items, int n)
{
  for (int i = 0; i < n; i++)
    items[i] = T (next_id (i + n) * 3);
  return items[0];
}

template <class T>
NOINLINE int
count_all (T *items, int n)
{
  for (int i = 0; i < n; i++)
    items[i] = T (counter++ * 5 - i);
  return items[0];
}

template <class T>
NOINLINE int
number_shared (T *items, int n)
{
  for (int i = 0; i < n; i++)
    items[i] = T (shared_id (i - n) * 7);
  return items[0];
}

#if defined UNIT_main
extern "C" int
shared_id (int i)
{
  return i + 5;
}

int use_a ();
int use_b ();

int
main ()
{
  CHECK (use_a () == 306 * 2 + 50 + 60 + 21 * 2);
  CHECK (use_b () == 42 * 2 + 500 + 510 + 21 * 2);
  return failures != 0;
}
#else
static int own_next_id (int) __asm__ ("unit_next_id");

#if defined UNIT_a
#define USE use_a
typedef int Number;
typedef unsigned OtherNumber;
static int own_counter __asm__ ("unit_counter") = 10;

static int
own_next_id (int i)
{
  return i + 100;
}
#else
#define USE use_b
enum Number : int {};
enum OtherNumber : unsigned {};
static int own_counter __asm__ ("unit_counter") = 100;

static int
own_next_id (int i)
{
  return i * 7;
}
#endif

static int *volatile own_counter_place = &own_counter;
static int (*volatile own_next_id_place) (int) = own_next_id;

int
USE ()
{
  Number numbers[2];
  OtherNumber others[2];
  int sum = number_all (numbers, 2);
  sum += number_all (others, 2);
  sum += count_all (numbers, 2);
  sum += count_all (others, 2);
  sum += number_shared (numbers, 2);
  return sum + number_shared (others, 2);
}
#endif

// What names what is the same for all has one body for each sign.
// { dg-final { mergefn-count-symbols __mergefn_* 2 } }
