/* The symbols that a body names.

   Reads the call graph, and never looks at statements.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_PLUGIN_BODIES_NAMED_SYMBOLS_H
#define MERGEFN_PLUGIN_BODIES_NAMED_SYMBOLS_H

#include "comparator/gcc.h"

namespace mergefn
{

/* Returns the functions and variables that NODE's body names: its callees, then what it refers to.  The result
   may hold duplicates.  The symbol table owns them.  */
std::vector<symtab_node *> symbols_named_by (cgraph_node *node);

/* Returns the calls of CALLEE in NODE's body, by whatever name.  The call graph owns them.  */
std::vector<cgraph_edge *> calls_in_body (cgraph_node *node, const cgraph_node *callee);

} // namespace mergefn

#endif
