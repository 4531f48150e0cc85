/* Removing stores that the same block overwrites before anything can read them.

   Inlining leaves them: a destructor sets the pointer to its own virtual table, and the destructor of
   the base, inlined into it, sets it again.  GCC removes them, but only after the pass, and until then
   destructors of classes that add nothing to one base all differ.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_PLUGIN_BODIES_DEAD_STORES_H
#define MERGEFN_PLUGIN_BODIES_DEAD_STORES_H

#include "comparator/gcc.h"

namespace mergefn
{

/* Removes such stores from the body of NODE, which is in memory, unless it is compiled without
   -ftree-dse; what the function does stays the same.  */
void remove_dead_stores (cgraph_node *node);

} // namespace mergefn

#endif
