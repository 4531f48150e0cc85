/* Following a relation of symbols.  Changes nothing.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "plugin/symbols/reached.h"

namespace mergefn
{

SymbolSet
reached_from (std::vector<symtab_node *> starts, std::vector<symtab_node *> (*next) (symtab_node *))
{
  SymbolSet reached;
  while (!starts.empty ())
    {
      symtab_node *symbol = starts.back ();
      starts.pop_back ();
      if (!reached.insert (symbol).second)
        continue;
      const std::vector<symtab_node *> more = next (symbol);
      starts.insert (starts.end (), more.begin (), more.end ());
    }
  return reached;
}

} // namespace mergefn
