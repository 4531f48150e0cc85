/* Telling renames.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "comparator/trees/renames.h"

namespace mergefn
{

tree
renamed_name (gimple *stmt)
{
  tree from = NULL_TREE;
  if (const gassign *assign = dyn_cast<const gassign *> (stmt))
    {
      tree_code code = gimple_assign_rhs_code (assign);
      if (code == SSA_NAME || CONVERT_EXPR_CODE_P (code))
        from = gimple_assign_rhs1 (assign);
    }
  else if (gphi *phi = dyn_cast<gphi *> (stmt))
    if (gimple_phi_num_args (phi) == 1 && !virtual_operand_p (gimple_phi_result (phi)))
      from = gimple_phi_arg_def (phi, 0);
  return from && TREE_CODE (from) == SSA_NAME ? from : NULL_TREE;
}

} // namespace mergefn
