// A load whose value nobody needs may be left out, together with its trap,
// where the function says that dead exceptions may be deleted; otherwise the
// trap is what the load is there for.  That the value is not needed is known
// only after folding.  Checklist A, "delete_dead_exceptions of the function".
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-require-target "x86_64-*-linux*" }
// { dg-options "-O2 -fnon-call-exceptions -fno-early-inlining" }

#include <csignal>
#include <cstdio>

#define NOINLINE __attribute__ ((noinline, noclone))
#define DELETES __attribute__ ((optimize ("delete-dead-exceptions")))

volatile int input = 3;
int number = 7;
int *volatile null_pointer, *volatile pointer = &number;

static void
raise_exception (int)
{
  sigset_t set;
  sigemptyset (&set);
  sigaddset (&set, SIGSEGV);
  sigprocmask (SIG_UNBLOCK, &set, nullptr);
  throw 42;
}

static inline int ignore (int, int n) { return n; }
static inline DELETES int ignore_deleting (int, int n) { return n; }

#define FUNCTION(attributes, name, ignored)                                   \
  static NOINLINE attributes int name (const int *p, int n)                   \
  {                                                                           \
    int sum = 0;                                                              \
    for (int i = 0; i < n; i++)                                               \
      sum = sum * 3 + ignored (p[0], i);                                      \
    return sum;                                                               \
  }

FUNCTION (, traps_a, ignore)
FUNCTION (, traps_b, ignore)
FUNCTION (DELETES, a_deletes, ignore_deleting)
FUNCTION (DELETES, a_deletes_too, ignore_deleting)

static NOINLINE int
try_call (int (*function) (const int *, int), const int *p, int n)
{
  try
    {
      return function (p, n);
    }
  catch (int code)
    {
      return -code;
    }
}

int
main ()
{
  std::signal (SIGSEGV, raise_exception);
  std::printf ("%d\n", try_call (traps_a, pointer, input));
  std::printf ("%d\n", try_call (traps_a, null_pointer, input));
  std::printf ("%d\n", try_call (traps_b, null_pointer, input));
  std::printf ("%d\n", try_call (a_deletes, pointer, input));
  std::printf ("%d\n", try_call (a_deletes_too, null_pointer, input));
  return 0;
}

// { dg-final { mergefn-folds *traps_b* *traps_a* } }
// { dg-final { mergefn-folds *deletes_too* *deletesPKii } }
// { dg-final { mergefn-keeps-apart *traps_a* *deletesPKii } }
