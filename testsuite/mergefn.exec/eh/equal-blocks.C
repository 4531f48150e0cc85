// Two kinds of objects have one layout, and each has a callback of its own type.  Weakening makes the stores of both
// branches equal.  GCC merges equal blocks, and does not ask whether both calls may throw (gimple_equal_p in
// tree-ssa-tail-merge).
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-mergefn-torture }

#include <stdexcept>

#include <stdio.h>

#define NO_INPUT
#include "../../include/test.h"

static void safe (int) noexcept {}

static void
risky (int i)
{
  if (i > 0)
    throw std::runtime_error ("risky");
}

struct Header { int used; };
struct Timer { int used; void (*fire) (int) noexcept; };
struct Job { Header header; void (*run) (int); };
struct Signal { Header header; void (*fire) (int) noexcept; };
struct Task { int used; void (*run) (int); };

#define RUN(name, Safe, safe_used, Risky, risky_used)                                              \
  NOINLINE static void name (bool is_safe, void *object, int i)                                    \
  {                                                                                                \
    if (!is_safe)                                                                                  \
      {                                                                                            \
        Risky *risky = static_cast<Risky *> (object);                                              \
        auto run = risky->run;                                                                     \
        risky->risky_used = 1;                                                                     \
        run (i);                                                                                   \
      }                                                                                            \
    else                                                                                           \
      {                                                                                            \
        Safe *safe = static_cast<Safe *> (object);                                                 \
        auto fire = safe->fire;                                                                    \
        safe->safe_used = 1;                                                                       \
        fire (i);                                                                                  \
      }                                                                                            \
  }

RUN (run_timer_or_job, Timer, used, Job, header.used)
RUN (run_signal_or_task, Signal, header.used, Task, used)

int
main ()
{
  Timer timer = { 0, safe };
  Job job = { { 0 }, risky };
  Signal signal = { { 0 }, safe };
  Task task = { 0, risky };
  run_timer_or_job (true, &timer, 1);
  run_signal_or_task (true, &signal, 1);
  for (int i = 0; i < 2; i++)
    try
      {
        if (i)
          run_timer_or_job (false, &job, 1);
        else
          run_signal_or_task (false, &task, 1);
      }
    catch (std::exception &e)
      {
        printf ("%d %s\n", i, e.what ());
      }
}

// { dg-final { mergefn-folds _ZL18run_signal_or_taskbPvi _ZL16run_timer_or_jobbPvi } }
// { dg-final { mergefn-needs flow-info {-O2 -Os} {11 12 13 14} } }
