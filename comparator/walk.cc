/* The option table of a walk's unit.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "walk.h"

namespace mergefn
{

namespace
{

/* The index of the entry of KNOWN that EQUAL finds equal to NODE, appended if there is none.  A
   unit has a handful of option sets, so a search serves.  */
template <typename Node, typename Equal>
Item
find_or_append (std::vector<const Node *> &known, const Node *node, Equal equal)
{
  for (size_t i = 0; i < known.size (); i++)
    if (known[i] == node || equal (known[i], node))
      return i;
  known.push_back (node);
  return known.size () - 1;
}

} // namespace

Item
OptionTable::optimization (tree fndecl)
{
  tree node = DECL_FUNCTION_SPECIFIC_OPTIMIZATION (fndecl);
  const cl_optimization *options = TREE_OPTIMIZATION (node ? node : optimization_default_node);
  return find_or_append (m_optimizations, options, cl_optimization_option_eq);
}

Item
OptionTable::target (tree fndecl)
{
  tree node = DECL_FUNCTION_SPECIFIC_TARGET (fndecl);
  const cl_target_option *options = TREE_TARGET_OPTION (node ? node : target_option_default_node);
  return find_or_append (m_targets, options, cl_target_option_eq);
}

} // namespace mergefn
