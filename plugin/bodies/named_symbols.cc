/* Listing the symbols that a body names.  Changes nothing.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "plugin/bodies/named_symbols.h"

namespace mergefn
{

std::vector<symtab_node *>
symbols_named_by (cgraph_node *node)
{
  std::vector<symtab_node *> named;
  for (cgraph_edge *edge = node->callees; edge; edge = edge->next_callee)
    named.push_back (edge->callee);
  ipa_ref *ref;
  for (int i = 0; node->iterate_reference (i, ref); i++)
    named.push_back (ref->referred);
  return named;
}

std::vector<cgraph_edge *>
calls_in_body (cgraph_node *node, const cgraph_node *callee)
{
  std::vector<cgraph_edge *> calls;
  for (cgraph_edge *edge = node->callees; edge; edge = edge->next_callee)
    if (edge->callee->ultimate_alias_target () == callee)
      calls.push_back (edge);
  return calls;
}

} // namespace mergefn
