/* Bringing in the bodies of the unit's functions as inlining left them, with as little effect as
   possible on what GCC does next.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_PLUGIN_BODIES_BODIES_H
#define MERGEFN_PLUGIN_BODIES_BODIES_H

#include "comparator/gcc.h"

namespace mergefn
{

/* Returns the functions of the unit whose own body will be emitted, with that body in memory.  Brings in all
   bodies before it returns any, since clones are made from the bodies of others.  GCC will expand the functions
   in the same order as before.  */
std::vector<cgraph_node *> functions_with_bodies ();

} // namespace mergefn

#endif
