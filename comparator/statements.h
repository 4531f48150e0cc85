/* Looking through a function's statements, and at one of them.  Changes none.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_COMPARATOR_STATEMENTS_H
#define MERGEFN_COMPARATOR_STATEMENTS_H

#include "comparator/gcc.h"

namespace mergefn
{

/* True if WANTED (gimple *) is true of a statement of FUN that is no PHI.  */
template <typename Wanted>
bool
any_statement_p (function *fun, Wanted wanted)
{
  basic_block bb;
  FOR_EACH_BB_FN (bb, fun)
  for (gimple_stmt_iterator gsi = gsi_start_bb (bb); !gsi_end_p (gsi); gsi_next (&gsi))
    if (wanted (gsi_stmt (gsi)))
      return true;
  return false;
}

/* Returns the name that STMT copies or converts, or that is a PHI's only argument.  Null for any other statement.  */
inline tree
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

#endif
