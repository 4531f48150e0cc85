// The report's kept and dropped are assembler names, in C++ too.
//
// SPDX-License-Identifier: GPL-3.0-or-later
// { dg-options "-O2" }
// { dg-mergefn-args "report=json" }

#define NO_INPUT
#include "../include/test.h"

int table[8];

namespace outer
{
NOINLINE void
first (int n)
{
  for (int i = 0; i < n; i++)
    table[i & 7] += i * n;
}

NOINLINE void
second (int n)
{
  for (int i = 0; i < n; i++)
    table[i & 7] += i * n;
}
}

// { dg-final { mergefn-folds _ZN5outer6secondEi _ZN5outer5firstEi thunk } }
// { dg-final { mergefn-count-merges 1 } }
