/* Equal functions that call each other in cycles: ping and pong, each a copy of another pair's.  Folding from
   the leaves up cannot find them.

   Inside the strongly connected components of the call graph, functions that agree so far are assumed equal.
   Classes are refined until no two that were assumed equal differ (coinduction, as linkers' partition
   refinement does it).  Then all classes of a solution merge, or none does.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_PLUGIN_FOLD_CYCLES_H
#define MERGEFN_PLUGIN_FOLD_CYCLES_H

#include "comparator/order/function.h"
#include "plugin/options.h"

namespace mergefn
{

/* Equal functions, the one to keep first.  */
using CycleClass = std::vector<cgraph_node *>;

/* Returns the MEMBERS of a class, INSNS large each, that may not merge with the first once they are found equal; all if
   nothing may merge.  They are in parts: members of one part may still merge with each other.  */
using RefusedMembers
    = std::function<std::vector<CycleClass> (const CycleClass &members, int insns)>;

/* Returns the classes of two or more to be merged among FUNCTIONS that call each other in cycles.  All of them
   merge, or none, since each is equal only if the others are.  Changes nothing.  */
std::vector<CycleClass> equal_classes_in_cycles (const std::vector<cgraph_node *> &functions,
                                                 FunctionComparator &comparator, FactsPolicy policy,
                                                 const RefusedMembers &refused_members);

} // namespace mergefn

#endif
