/* Variables that stand for their values, and variables whose values lead to others.

   Reads declarations, changes nothing.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_COMPARATOR_TREES_CONSTANT_VARIABLES_H
#define MERGEFN_COMPARATOR_TREES_CONSTANT_VARIABLES_H

#include "comparator/gcc.h"

namespace mergefn
{

/* Returns the value of DECL, null for zero, if DECL is nothing but its value.  GCC owns the value.  */
std::optional<tree> constant_value (tree decl);

using VariableSet = std::unordered_set<const symtab_node *>;
using VariableQuestion = std::function<bool (varpool_node *)>;

/* Returns the variables that START is true of, and those whose values name one that is in the set already.  Only variables
   that PASSES is true of get in.  The symbol table owns them.  */
VariableSet variables_leading_to (const VariableQuestion &start, const VariableQuestion &passes);

} // namespace mergefn

#endif
