// Whether a call may write its result straight into the variable, or must not
// because the variable can be seen meanwhile: return-slot optimisation is a
// flag of the call.
//
// SPDX-License-Identifier: GPL-3.0-or-later

#include <cstdio>

#include "../../include/test.h"

struct Box
{
  long value[4];
};

Box visible = { { 1, 2, 3, 4 } };

/* Reads `visible' while its result is written.  */
NOINLINE Box
turn (int n)
{
  Box box;
  for (int i = 0; i < 4; i++)
    box.value[i] = visible.value[3 - i] * 3 + n;
  return box;
}

static NOINLINE long
assign_visible_a (int n)
{
  for (int i = 0; i < n; i++)
    visible = turn (i);
  return visible.value[0] - visible.value[3];
}

static NOINLINE long
assign_visible_b (int n)
{
  for (int i = 0; i < n; i++)
    visible = turn (i);
  return visible.value[0] - visible.value[3];
}

static NOINLINE long
assign_local (int n)
{
  Box local = visible;
  for (int i = 0; i < n; i++)
    local = turn (i);
  return local.value[0] - local.value[3];
}

int
main ()
{
  std::printf ("%ld\n", assign_visible_a (input));
  std::printf ("%ld\n", assign_visible_b (input));
  std::printf ("%ld\n", assign_local (input));
  for (long value : visible.value)
    std::printf ("%ld ", value);
  std::printf ("\n");
  return 0;
}

// { dg-final { mergefn-folds *assign_visible_bi *assign_visible_ai removed } }
// { dg-final { mergefn-keeps-apart *assign_visible_ai *assign_locali } }
