/* Equal functions that call each other in cycles, which no order of folding from the leaves up can
   find: ping and pong, each a copy of another pair.

   Inside the strongly connected components of the call graph, assume that functions which agree so
   far are equal, and refine until no two that were assumed equal differ (coinduction, as linkers'
   partition refinement does it).  Then all pairs of a solution merge, or none does.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_PLUGIN_CYCLES_H
#define MERGEFN_PLUGIN_CYCLES_H

#include "../comparator/function.h"
#include "options.h"

namespace mergefn
{

struct CyclePair
{
  cgraph_node *kept, *dropped;
};

/* True if KEPT and DROPPED, INSNS large, may be merged once they are found equal.  */
using AcceptPair = std::function<bool (cgraph_node *kept, cgraph_node *dropped, int insns)>;

/* The pairs to be merged among FUNCTIONS that call each other in cycles: all of them, or none, since
   each is equal only if the others are.  Changes nothing.  */
std::vector<CyclePair> equal_pairs_in_cycles (const std::vector<cgraph_node *> &functions,
                                              FunctionComparator &comparator, FactsPolicy policy,
                                              const AcceptPair &acceptable);

/* NODES in an order that does not depend on where they are in memory.  */
std::vector<cgraph_node *>
functions_in_order (const std::unordered_set<const cgraph_node *> &nodes);

} // namespace mergefn

#endif
