/* Functions that demands rely on.  Marks declarations, and changes nothing else.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "plugin/symbols/demanded.h"
#include "comparator/walk/demands.h"

namespace mergefn
{

/* Marks the declaration; no user can write an attribute with a space.  Copies of the function have it, too.  */
static constexpr char demanded_attribute[] = "mergefn demanded";

bool
demanded_p (const cgraph_node *node)
{
  return lookup_attribute (demanded_attribute, DECL_ATTRIBUTES (node->decl));
}

void
mark_demanded (const std::vector<cgraph_node *> &functions)
{
  std::vector<cgraph_node *> callers;
  std::copy_if (functions.begin (), functions.end (), std::back_inserter (callers),
                [] (cgraph_node *node) { return demands_p (DECL_STRUCT_FUNCTION (node->decl)); });
  while (!callers.empty ())
    {
      cgraph_node *caller = callers.back ();
      callers.pop_back ();
      for (cgraph_edge *edge = caller->callees; edge; edge = edge->next_callee)
        {
          cgraph_node *callee = edge->callee->ultimate_alias_target ();
          if (demanded_p (callee) || !callee->definition)
            continue;
          tree &attributes = DECL_ATTRIBUTES (callee->decl);
          attributes = tree_cons (get_identifier (demanded_attribute), NULL_TREE, attributes);
          callers.push_back (callee);
        }
    }
}

} // namespace mergefn
