// SPDX-License-Identifier: GPL-3.0-or-later
// Steps of a machine that call the next by a pointer, two million times.  The
// calls must stay jumps, or the stack overflows.
// alone: GCC makes jumps at -O2 and up
// flags: -O2
#include <cstdio>
struct Result { long value, steps; };
struct Machine;
struct Node { Node *next; long n; };
struct Task { Task *next; long n; };
typedef Result Step (Machine *, const unsigned char *, long, Result);
struct Machine { Step *const *table; void *list; long sum; };
volatile int input = 2000000;
#define STEP(name, type) \
static @NResult \
name (Machine *m, const unsigned char *pc, long left, Result x) \
{ \
  long k = @k; \
  for (type *p = (type *) m->list; p; p = p->next) \
    k += p->n ^ left; \
  m->sum += k; \
  return m->table[left <= 0 ? 2 : *pc] (m, left & 1 ? pc + 1 : pc - 1, left - 1, x); \
}
STEP (first, Node)
STEP (second, @{Task@|Task@|Node@})
static Result
stop (Machine *m, const unsigned char *pc, long left, Result x)
{
  return Result { m->sum + x.value + *pc, left };
}
static Step *const table[] = { first, second, stop };
int
main ()
{
  static const unsigned char code[] = { 0, 1, 0, 1 };
  Machine m = { table, nullptr, 0 };
  Result r = table[0] (&m, code + 1, input, Result { 3, 4 });
  printf ("%ld %ld\n", r.value, r.steps);
  return 0;
}
