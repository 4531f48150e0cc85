/* Which functions make integers of pointers.  Changes nothing.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "comparator/trees/pointer_conversions.h"

namespace mergefn
{

static bool
makes_integer_p (const gassign *stmt)
{
  if (!CONVERT_EXPR_CODE_P (gimple_assign_rhs_code (stmt)))
    return false;
  const_tree to = TREE_TYPE (gimple_assign_lhs (stmt)),
             from = TREE_TYPE (gimple_assign_rhs1 (stmt));
  return INTEGRAL_TYPE_P (to) && POINTER_TYPE_P (from)
         && TYPE_PRECISION (to) == TYPE_PRECISION (from);
}

static bool
search (function *fun)
{
  basic_block bb;
  FOR_EACH_BB_FN (bb, fun)
  for (gimple_stmt_iterator gsi = gsi_start_bb (bb); !gsi_end_p (gsi); gsi_next (&gsi))
    if (const gassign *assign = dyn_cast<const gassign *> (gsi_stmt (gsi)))
      if (makes_integer_p (assign))
        return true;
  return false;
}

bool
PointerConversions::in (cgraph_node *function)
{
  auto [found, is_new] = m_known.try_emplace (function->get_uid (), false);
  if (is_new)
    found->second = search (DECL_STRUCT_FUNCTION (function->decl));
  return found->second;
}

} // namespace mergefn
