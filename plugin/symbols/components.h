/* Strongly connected components: functions that reach each other, by whatever relation.

   Sees only the successors of a function that the caller names, and changes nothing.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_PLUGIN_SYMBOLS_COMPONENTS_H
#define MERGEFN_PLUGIN_SYMBOLS_COMPONENTS_H

#include "comparator/gcc.h"

namespace mergefn
{

/* Functions each of which reaches all others, or one by itself.  Never empty.  */
using Component = std::vector<cgraph_node *>;

/* Returns the functions that a function leads to.  May return functions more than once, and functions that nobody
   asked about.  */
using Successors = std::function<std::vector<cgraph_node *> (cgraph_node *)>;

/* Returns the components of NODES under SUCCESSORS, each after the components that it leads to.  Asks
   SUCCESSORS once per node.  The order depends only on that of NODES and on the answers of SUCCESSORS.  The
   symbol table owns the functions.  */
std::vector<Component> components (const std::vector<cgraph_node *> &nodes,
                                   const Successors &successors);

} // namespace mergefn

#endif
