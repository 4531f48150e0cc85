/* Functions that a shared library exports, for the key `exports=keep'.

   Knows nothing of how functions merge; removal.h asks.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_PLUGIN_SYMBOLS_EXPORTS_H
#define MERGEFN_PLUGIN_SYMBOLS_EXPORTS_H

#include "comparator/gcc.h"

namespace mergefn
{

/* Marks the functions of the unit that GCC may discard, and that others can see if it does not.  */
void mark_exports ();

/* True if NODE was marked, and others can still see it.  */
bool marked_export_p (const cgraph_node *node);

/* Makes GCC emit all marked functions, also those that nothing refers to any more.  */
void force_exports ();

} // namespace mergefn

#endif
