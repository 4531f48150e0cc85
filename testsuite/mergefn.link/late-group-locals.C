// GCC moves what std::source_location::current () yields into the COMDAT group of
// the only variable that names it.  Once the loop is unrolled, the function names
// it too.  So the linker must take function and variable of one unit.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-units "main other" }
// { dg-unit main "-std=c++20" }
// { dg-unit other "-std=c++20" }
// { dg-mixes "each" }
// { dg-every-order each }

#include <source_location>

#include "check-aux.h"

int say (int);

inline constexpr std::source_location places[]
    = { std::source_location::current (), std::source_location::current () };

template <class T>
CLONED T
add (T n)
{
  for (int i = 0; i < 2; i++)
    n += say (places[i].line ());
  return n;
}

/* Nothing here leads to what only one unit has.  */
inline constexpr int numbers[] = { 3, 4 };

template <class T>
CLONED T
multiply (T n)
{
  for (int i = 0; i < 2; i++)
    n *= say (numbers[i]);
  return n;
}

#ifdef UNIT_main
NOIPA int
say (int line)
{
  return line;
}

int other (int);

int
main (int argc, char **)
{
  CHECK (add (argc + 0L) == 39);
  CHECK (add (argc + 0LL) == 39);
  CHECK (multiply (argc + 0L) + multiply (argc + 0LL) == 24);
  CHECK (other (argc) == 39 + 42 + 12 + 12);
  return failures != 0;
}
#else
int
other (int n)
{
  return add (n + 0L) + add (n + 3LL) + multiply (n + 0L) + multiply (n + 0LL);
}
#endif

// { dg-final { mergefn-keeps-apart _Z3addIlET_S0_ _Z3addIxET_S0_ } }
// { dg-final { mergefn-folds _Z8multiplyIxET_S0_ _Z8multiplyIlET_S0_ } }
