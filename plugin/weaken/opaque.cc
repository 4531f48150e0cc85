/* Making functions opaque.  Changes declarations only.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "plugin/weaken/opaque.h"
#include "plugin/bodies/marks.h"

namespace mergefn
{

namespace
{

/* Returns a copy of the optimisation OPTIONS.  Under it GCC analyses neither what code reads and writes, nor
   whether it is pure or const.  */
tree
without_analysis (tree options)
{
  tree without = copy_node (options);
  TREE_OPTIMIZATION (without)->x_flag_ipa_modref = 0;
  TREE_OPTIMIZATION (without)->x_flag_ipa_pure_const = 0;
  /* GCC fills a node's table of operations in place, so no two nodes may share one.  */
  TREE_OPTIMIZATION_OPTABS (without) = NULL;
  TREE_OPTIMIZATION_BASE_OPTABS (without) = NULL;
  return without;
}

} // namespace

void
make_opaque (cgraph_node *node)
{
  set_mark (node, Mark::opaque);
}

void
hide_opaque_functions ()
{
  std::unordered_map<tree, tree> made; /* By the options that they are copies of.  */
  cgraph_node *node;
  FOR_EACH_FUNCTION_WITH_GIMPLE_BODY (node)
  {
    if (!marked_p (node->decl, Mark::opaque))
      continue;
    tree &options = DECL_FUNCTION_SPECIFIC_OPTIMIZATION (node->decl);
    tree from = options ? options : optimization_default_node;
    tree &without = made[from];
    if (!without)
      without = without_analysis (from);
    options = without;
  }
}

} // namespace mergefn
