// The unit that publishes nothing (two-units.C, published.C).
//
// SPDX-License-Identifier: GPL-3.0-or-later

#define NO_INPUT
#include "../../include/test.h"
#include "../../include/results.h"
#include "shows-aux.h"

volatile int zero, sink;
int table[16];

void
tell (int large)
{
  show (large, 0);
}

void
end_if (int stop)
{
  stop_if (stop);
}
