/* Marking what a shared library exports.  Changes marks and flags of symbols.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "plugin/symbols/exports.h"
#include "comparator/trees/attributes.h"
#include "plugin/bodies/marks.h"

namespace mergefn
{

/* True if another module can see the function NODE.  */
static bool
visible_outside_p (const cgraph_node *node)
{
  return TREE_PUBLIC (node->decl) && DECL_VISIBILITY (node->decl) == VISIBILITY_DEFAULT;
}

void
mark_exports ()
{
  cgraph_node *node;
  FOR_EACH_FUNCTION (node)
    if (node->definition && !node->inlined_to && DECL_COMDAT (node->decl)
        && visible_outside_p (node))
      set_mark (node, Mark::exported);
}

bool
marked_export_p (const cgraph_node *node)
{
  return visible_outside_p (node) && marked_p (node->decl, Mark::exported);
}

void
force_exports ()
{
  cgraph_node *node;
  FOR_EACH_FUNCTION (node)
    if (node->definition && !node->inlined_to && marked_export_p (node))
      node->forced_by_abi = true;
}

} // namespace mergefn
