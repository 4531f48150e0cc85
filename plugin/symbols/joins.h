/* References that GCC may take for one, once values in a function may have become one.

   Many passes compare references by their places alone, and then believe of one what the other promises
   (docs/overlooked.md, "References that become one").  Which places will be one is not known before these passes.  So any
   two references count that have different addresses and promise different things.

   Reads statements; changes nothing.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_PLUGIN_SYMBOLS_JOINS_H
#define MERGEFN_PLUGIN_SYMBOLS_JOINS_H

#include "comparator/gcc.h"

namespace mergefn
{

enum class Joins
{
  harmless,  /* No two references promise different things.  */
  of_sizes,  /* Only references of different sizes do.  GCC's if-conversion alone joins these.  */
  harmful,   /* Some do.  */
  of_orders, /* Some do, and two store their bytes in different orders.  */
};

/* Returns what can come of joining references of FUNCTION.  */
Joins find_joins (function *function);

} // namespace mergefn

#endif
