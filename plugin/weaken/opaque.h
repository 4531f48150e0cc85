/* Opaque functions: GCC is to find out nothing more about them for their callers.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_PLUGIN_WEAKEN_OPAQUE_H
#define MERGEFN_PLUGIN_WEAKEN_OPAQUE_H

#include "comparator/gcc.h"

namespace mergefn
{

/* Makes NODE opaque.  Later passes may leave code that does not show what NODE did by the types that it forgot,
   or what another unit's copy does.  Facts that GCC knows of NODE by now hold.  */
void make_opaque (cgraph_node *node);

/* Keeps GCC from analysing the unit's opaque functions for their callers.  It changes their options, so keys
   and digests change.  Call it when no more functions become opaque.  */
void hide_opaque_functions ();

} // namespace mergefn

#endif
