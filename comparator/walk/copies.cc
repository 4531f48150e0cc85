/* Copies: values that only name another one.  Reads GIMPLE and types.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "comparator/walk/copies.h"
#include "comparator/faults.h"

namespace mergefn
{

tree
copied_value (Walk &walk, gimple *stmt)
{
  tree from = NULL_TREE, to = NULL_TREE;
  if (const gassign *assign = dyn_cast<const gassign *> (stmt))
    {
      tree_code code = gimple_assign_rhs_code (assign);
      if (code != SSA_NAME && !CONVERT_EXPR_CODE_P (code))
        return NULL_TREE;
      from = gimple_assign_rhs1 (assign);
      to = gimple_assign_lhs (assign);
    }
  else if (gphi *phi = dyn_cast<gphi *> (stmt))
    {
      if (gimple_phi_num_args (phi) != 1 || virtual_operand_p (gimple_phi_result (phi)))
        return NULL_TREE;
      from = gimple_phi_arg_def (phi, 0);
      to = gimple_phi_result (phi);
    }
  if (!from || TREE_CODE (from) != SSA_NAME || TREE_CODE (to) != SSA_NAME)
    return NULL_TREE;
  TypeTable &types = walk.unit.types;
  tree from_type = TREE_TYPE (from), to_type = TREE_TYPE (to);
  if (POINTER_TYPE_P (to_type) != POINTER_TYPE_P (from_type) && !faulty_p (Fault::integers))
    return NULL_TREE;
  if (faulty_p (Fault::copies) && INTEGRAL_TYPE_P (from_type) && INTEGRAL_TYPE_P (to_type))
    return from;
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
