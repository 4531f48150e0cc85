// A handler of signals that turns a trapping access into an exception, for -fnon-call-exceptions.
//
// SPDX-License-Identifier: GPL-3.0-or-later

#include <csignal>

static void
raise_exception (int)
{
  sigset_t set;
  sigemptyset (&set);
  sigaddset (&set, SIGSEGV);
  sigprocmask (SIG_UNBLOCK, &set, nullptr);
  throw 42;
}
