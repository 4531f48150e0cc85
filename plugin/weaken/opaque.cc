/* Keeping passes from functions.  Changes declarations only.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "plugin/weaken/opaque.h"
#include "plugin/bodies/marks.h"
#include "comparator/faults.h"

namespace mergefn
{

namespace
{

/* By which marks later passes leave a function alone.  */
struct Restraints
{
  bool opaque, no_strings, no_statics;
};

/* Returns a copy of the optimisation OPTIONS.  Under it GCC analyses neither what an opaque function reads and
   writes, nor whether it is pure or const.  */
tree
restrained (tree options, Restraints by)
{
  tree copy = copy_node (options);
  if (by.opaque)
    {
      TREE_OPTIMIZATION (copy)->x_flag_ipa_modref = 0;
      TREE_OPTIMIZATION (copy)->x_flag_ipa_pure_const = 0;
    }
  if (by.no_strings)
    TREE_OPTIMIZATION (copy)->x_flag_optimize_strlen = 0;
  if (by.no_statics)
    TREE_OPTIMIZATION (copy)->x_flag_ipa_reference = 0;
  /* GCC fills a node's table of operations in place, so no two nodes may share one.  */
  TREE_OPTIMIZATION_OPTABS (copy) = NULL;
  TREE_OPTIMIZATION_BASE_OPTABS (copy) = NULL;
  return copy;
}

} // namespace

void
make_opaque (cgraph_node *node)
{
  set_mark (node, Mark::opaque);
}

void
forget_statics (cgraph_node *node)
{
  set_mark (node, Mark::no_statics);
}

void
hide_from_string_pass (cgraph_node *node)
{
  if (opt_for_fn (node->decl, flag_optimize_strlen) && !left_out_p ("strings"))
    set_mark (node, Mark::no_strings);
}

void
set_options_of_marked_functions ()
{
  /* By the options that they are copies of, and by the marks.  */
  std::map<std::tuple<tree, bool, bool, bool>, tree> made;
  cgraph_node *node;
  FOR_EACH_FUNCTION_WITH_GIMPLE_BODY (node)
  {
    Restraints by{ marked_p (node->decl, Mark::opaque), marked_p (node->decl, Mark::no_strings),
                   marked_p (node->decl, Mark::no_statics) };
    if (!by.opaque && !by.no_strings && !by.no_statics)
      continue;
    tree &options = DECL_FUNCTION_SPECIFIC_OPTIMIZATION (node->decl);
    tree from = options ? options : optimization_default_node;
    tree &copy = made[{ from, by.opaque, by.no_strings, by.no_statics }];
    if (!copy)
      copy = restrained (from, by);
    options = copy;
  }
}

} // namespace mergefn
