// Other units count on the symbols of explicit instances, on functions marked
// as used, and on those whose address is in a variable's initializer: they are
// there, and do what they do, though their bodies are shared.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-units "main a b" }
// { dg-library one "a" }
// { dg-ways "static-gc pie shared-gc" }
// { dg-mixes "each {on icf} {icf on}" }
// { dg-every-order }

#include "check-aux.h"

template <typename T>
NOINLINE int
work (T *items, int n)
{
  int sum = 1;
  for (int i = 0; i < n; i++)
    sum = sum * 7 + (items[i] ? 3 : 5) + (sum >> 3);
  return sum;
}

template <typename T>
struct Holder
{
  T item = T ();
  NOINLINE int method (int n);
  static NOINLINE int helper (T *items, int n);
};

template <typename T>
int
Holder<T>::method (int n)
{
  int sum = 2;
  for (int i = 0; i < n; i++)
    sum = sum * 5 + (item ? 3 : 5) + (sum >> 1);
  return sum;
}

template <typename T>
int
Holder<T>::helper (T *items, int n)
{
  int sum = 3;
  for (int i = 0; i < n; i++)
    sum = sum * 3 + (items[i] ? 3 : 5) + (sum >> 2);
  return sum;
}

// In every unit, wherever it is called from.
__attribute__ ((used)) NOINLINE inline int
used_one (int **items, int n)
{
  int sum = 4;
  for (int i = 0; i < n; i++)
    sum = sum * 3 + (items[i] ? 3 : 5) + (sum >> 2);
  return sum;
}

__attribute__ ((used)) NOINLINE inline int
used_two (char **items, int n)
{
  int sum = 4;
  for (int i = 0; i < n; i++)
    sum = sum * 3 + (items[i] ? 3 : 5) + (sum >> 2);
  return sum;
}

NOINLINE inline int
in_table_one (long n)
{
  long sum = 5;
  for (int i = 0; i < n; i++)
    sum = sum * 3 + i + (sum >> 2);
  return sum;
}

NOINLINE inline int
in_table_two (long n)
{
  long sum = 5;
  for (int i = 0; i < n; i++)
    sum = sum * 3 + i + (sum >> 2);
  return sum;
}

using Function = int (*) (long);

// Of the whole program, and one of each unit.
inline Function common_table[] = { in_table_one, in_table_two };
static const Function own_table[] = { in_table_two, in_table_one };

template <typename T>
static int
use (int n)
{
  T items[6] = { nullptr, (T) (void *) &n, (T) (void *) &n };
  Holder<T> holder;
  holder.item = items[1];
  return work (items, n) + holder.method (n) * 3 + Holder<T>::helper (items, n) * 5;
}

int unit_a (int n, const Function *table);
int unit_b (int n, const Function *table);

#if defined UNIT_main
extern template int work<int *> (int **, int);
extern template int work<unsigned *> (unsigned **, int);
extern template struct Holder<int *>;
extern template struct Holder<unsigned *>;

volatile int input = 5;

int
main ()
{
  printf ("%d %d %d\n", use<int *> (input), use<unsigned *> (input), use<float *> (input));
  printf ("%d %d\n", unit_a (input, own_table), unit_b (input, own_table));
  CHECK (use<int *> (input) == use<char *> (input));
  CHECK (common_table[0] == own_table[1] && common_table[1] == own_table[0]);
  return failures;
}
#elif defined UNIT_a
template int work<int *> (int **, int);
template struct Holder<unsigned *>;

// The common table is the same in all units, and so are functions in tables.
#define COMPARE(table)                                                        \
  (int) (table[0] == own_table[0] && table[1] == own_table[1]                 \
         && table[0] == common_table[1] && table[0] != table[1])

int
unit_a (int n, const Function *table)
{
  CHECK (COMPARE (table));
  return use<float *> (n) + used_one (nullptr, 0) + table[0](n) * 3;
}
#else
template int work<unsigned *> (unsigned **, int);
template struct Holder<int *>;

int
unit_b (int n, const Function *table)
{
  CHECK (table[1] == own_table[1] && table[0] == common_table[1]);
  return use<float *> (n) + use<char *> (n) * 3 + table[1](n);
}
#endif

// { dg-final { mergefn-object-symbols a _Z4workIPiEiPT_i 1 } }
// { dg-final { mergefn-object-symbols a _ZN6HolderIPjE6helperEPS0_i 1 } }
// { dg-final { mergefn-object-symbols a _Z8used_onePPii 1 } }
// { dg-final { mergefn-object-symbols main _Z8used_twoPPci 1 } }
// { dg-final { mergefn-folds _Z4workIPjEiPT_i __mergefn_* thunk } }
// { dg-final { mergefn-folds _ZN6HolderIPiE6methodEi __mergefn_* thunk } }
// { dg-final { mergefn-folds _Z8used_twoPPci _Z8used_onePPii } }
// { dg-final { mergefn-folds _Z12in_table_twol _Z12in_table_onel } }
