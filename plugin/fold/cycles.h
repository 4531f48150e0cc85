/* Equal functions that call each other in cycles, which no order of folding from the leaves up can
   find: ping and pong, each a copy of another pair.

   Inside the strongly connected components of the call graph, assume that functions which agree so
   far are equal, and refine until no two that were assumed equal differ (coinduction, as linkers'
   partition refinement does it).  Then all classes of a solution merge, or none does.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_PLUGIN_FOLD_CYCLES_H
#define MERGEFN_PLUGIN_FOLD_CYCLES_H

#include "comparator/order/function.h"
#include "plugin/options.h"

namespace mergefn
{

/* Equal functions, the one to keep first.  */
using CycleClass = std::vector<cgraph_node *>;

/* The members of a class, INSNS large each, that may not be merged once they are found equal; all of
   them if nothing may be.  */
using RefusedMembers = std::function<CycleClass (const CycleClass &members, int insns)>;

/* The classes of two or more to be merged among FUNCTIONS that call each other in cycles: all of
   them, or none, since each is equal only if the others are.  Changes nothing.  */
std::vector<CycleClass> equal_classes_in_cycles (const std::vector<cgraph_node *> &functions,
                                                 FunctionComparator &comparator, FactsPolicy policy,
                                                 const RefusedMembers &refused_members);

} // namespace mergefn

#endif
