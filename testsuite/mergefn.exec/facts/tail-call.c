/* A machine whose steps call each other through a table, three million times.  Each call must stay a jump, or the stack
   overflows.  GCC makes a call a jump where its result is what the function returns, named by one variable.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* { dg-options "-O2" } */

#include <stdio.h>

#define NO_INPUT
#include "../../include/test.h"

struct result { long value, steps; };
struct machine;
struct node { struct node *next; long n; };
struct task { struct task *next; long n; };
typedef struct result step (struct machine *m, const unsigned char *pc, long left, struct result x);
struct machine { step *const *table; void *list; long sum; };

/* A step may do nothing but change a type, so all of it forgets types.  */
#define STEP(name, type)                                                                           \
  static NOINLINE struct result name (struct machine *m, const unsigned char *pc, long left,       \
                                      struct result x)                                             \
  {                                                                                                \
    long k = 0;                                                                                    \
    for (struct type *p = m->list; p; p = p->next)                                                 \
      k += p->n ^ left;                                                                            \
    m->sum += k;                                                                                   \
    return m->table[left <= 0 ? 2 : *pc](m, left & 1 ? pc + 1 : pc - 1, left - 1, x);              \
  }
STEP (count_nodes, node)
STEP (count_tasks, task)

/* The function's results are one variable, which the last step sets by fields.  */
struct other { long at, n; };
#define LAST(name, type)                                                                           \
  NOINLINE struct type name (struct machine *m, long left)                                         \
  {                                                                                                \
    if (left == 0)                                                                                 \
      return (struct type) { 1, m->sum };                                                          \
    m->sum += left;                                                                                \
    return ((struct type (**) (struct machine *, long)) m->list)[left & 1](m, left - 1);           \
  }
LAST (count_results, result)
LAST (count_others, other)

/* Each result is copied as a whole.  */
struct number { union { long i; double d; } u; long kind; };
struct value { union { long i; double d; } u; long tag; };
#define COPY(name, type)                                                                           \
  static NOINLINE struct type name##_last (struct machine *m)                                      \
  {                                                                                                \
    struct type r;                                                                                 \
    r.u.i = m->sum;                                                                                \
    return r;                                                                                      \
  }                                                                                                \
  NOINLINE struct type name (struct machine *m, long left)                                         \
  {                                                                                                \
    if (left == 0)                                                                                 \
      return name##_last (m);                                                                      \
    m->sum += left;                                                                                \
    struct type r = ((struct type (**) (struct machine *, long)) m->list)[left & 1](m, left - 1);  \
    return r;                                                                                      \
  }
COPY (copy_numbers, number)
COPY (copy_values, value)

static struct result
stop (struct machine *m, const unsigned char *pc, long left, struct result x)
{
  return (struct result) { m->sum + x.value + *pc, left };
}

static step *const table[] = { count_nodes, count_tasks, stop };
volatile int input;

int
main (void)
{
  struct machine m = { table, 0, 0 };
  static const unsigned char code[] = { 0, 1, 0, 1 };
  struct result r = table[input](&m, code + 1, 3000000, (struct result) { 3, 4 });
  printf ("%ld %ld\n", r.value, r.steps);
  void *results[] = { count_results, count_results }, *others[] = { count_others, count_others };
  m.list = results;
  r = count_results (&m, 3000000);
  m.list = others;
  struct other o = count_others (&m, 3000000);
  void *numbers[] = { copy_numbers, copy_numbers }, *values[] = { copy_values, copy_values };
  m.list = numbers;
  long number = copy_numbers (&m, 3000000).u.i;
  m.list = values;
  printf ("%ld %ld\n", number, copy_values (&m, 3000000).u.i);
  printf ("%ld %ld %ld %ld\n", r.value, r.steps, o.at, o.n);
  return 0;
}

/* { dg-final { mergefn-folds count_tasks count_nodes thunk } } */
/* { dg-final { mergefn-folds count_results count_others thunk } } */
/* { dg-final { mergefn-folds copy_values copy_numbers thunk } } */
