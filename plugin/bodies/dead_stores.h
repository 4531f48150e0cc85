/* Removing stores that the same basic block overwrites before anything can read them.

   Inlining leaves such stores: a destructor sets the pointer to its own virtual table, and the base's
   destructor, inlined into it, sets it again.  GCC removes them only after the pass.  Until then, destructors
   of classes that add nothing to one base all differ.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_PLUGIN_BODIES_DEAD_STORES_H
#define MERGEFN_PLUGIN_BODIES_DEAD_STORES_H

#include "comparator/gcc.h"

namespace mergefn
{

/* Removes such stores from NODE's body, which is in memory, unless NODE is compiled without -ftree-dse.  The
   function does the same as before.  */
void remove_dead_stores (cgraph_node *node);

} // namespace mergefn

#endif
