/* Strongly connected components of functions: those that reach each other, by whatever relation.

   Sees no more of a function than what the caller says it leads to, and changes nothing.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_PLUGIN_SYMBOLS_COMPONENTS_H
#define MERGEFN_PLUGIN_SYMBOLS_COMPONENTS_H

#include "comparator/gcc.h"

namespace mergefn
{

/* Functions each of which reaches all others; or one by itself.  At least one.  */
using Component = std::vector<cgraph_node *>;

/* What a function leads to.  May name functions more than once, others than are asked about, and
   null.  */
using Successors = std::function<std::vector<cgraph_node *> (cgraph_node *)>;

/* The components of NODES under SUCCESSORS, which is asked once of each: those that a component leads
   to come before it.  The order depends on that of NODES and of what SUCCESSORS says alone.  The
   symbol table owns the functions.  */
std::vector<Component> components (const std::vector<cgraph_node *> &nodes,
                                   const Successors &successors);

} // namespace mergefn

#endif
