/* Which symbols others lead to, by whatever relation.

   Sees only the symbols that the caller names, and changes nothing.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_PLUGIN_SYMBOLS_REACHED_H
#define MERGEFN_PLUGIN_SYMBOLS_REACHED_H

#include "comparator/gcc.h"

namespace mergefn
{

using SymbolSet = std::unordered_set<const symtab_node *>;

/* Returns STARTS, and each symbol that NEXT returns for one that is in the set.  The symbol table owns them.  */
SymbolSet reached_from (std::vector<symtab_node *> starts,
                        std::vector<symtab_node *> (*next) (symtab_node *));

} // namespace mergefn

#endif
