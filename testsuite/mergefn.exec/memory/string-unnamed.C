// A template instance forgets the field that it loads, to get a name by its content.  Then it gets none, since it
// calls through a class of this unit.  GCC's pass for strings took the load from plain memory for one of the string
// that is stored there later.
//
// SPDX-License-Identifier: GPL-3.0-or-later

#include <stdio.h>
#include <string.h>

#include "../../include/test.h"

struct Name { unsigned first; char others[12]; };

namespace
{

struct Log { virtual void add (const char *text) = 0; };
struct Out : Log { void add (const char *text) { puts (text); } };
struct None : Log { void add (const char *) {} };

} // namespace

// Returns how long the name is with its first four bytes replaced by the old ones.
template <typename T>
NOINLINE int
rename_to (T *s, const char *stop, void *log)
{
  char out[32];
  static_cast<Log *> (log)->add ("rename");
  strcpy (out, "0123456789");
  int h = strcspn (out, stop);
  unsigned old = s->first;
  strcpy ((char *) s, "abcdefgh");
  memcpy (out, &old, 4);
  return h * 100 + strlen (out);
}

int
main ()
{
  Name name = { 0, "" };
  Out out;
  None none;
  Log *volatile log = input > 5 ? (Log *) &none : (Log *) &out;
  printf ("%d\n", rename_to (&name, "5", log));
  return 0;
}
