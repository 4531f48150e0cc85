/* Copies: values that only name another one.  Reads GIMPLE and types.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "comparator/walk/copies.h"
#include "comparator/faults.h"
#include "comparator/trees/renames.h"

namespace mergefn
{

tree
copied_value (Walk &walk, gimple *stmt)
{
  tree from = renamed_name (stmt), to = from ? gimple_get_lhs (stmt) : NULL_TREE;
  if (!to || TREE_CODE (to) != SSA_NAME)
    return NULL_TREE;
  TypeTable &types = walk.unit.types;
  tree from_type = TREE_TYPE (from), to_type = TREE_TYPE (to);
  if (faulty_p (Fault::copies) && INTEGRAL_TYPE_P (from_type) && INTEGRAL_TYPE_P (to_type))
    return from;
  if (walk.exact_types && !useless_type_conversion_p (to_type, from_type))
    return NULL_TREE;
  return from_type == to_type || types.value (to_type) == types.value (from_type) ? from
                                                                                  : NULL_TREE;
}

tree
original (Walk &walk, tree name)
{
  while (tree from = copied_value (walk, SSA_NAME_DEF_STMT (name)))
    name = from;
  return name;
}

} // namespace mergefn
