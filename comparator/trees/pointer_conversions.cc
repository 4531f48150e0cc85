/* Which functions make integers of pointers.  Changes nothing.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "comparator/trees/pointer_conversions.h"
#include "comparator/statements.h"

namespace mergefn
{

static bool
makes_integer_p (const gimple *any)
{
  const gassign *stmt = dyn_cast<const gassign *> (any);
  if (!stmt || !CONVERT_EXPR_CODE_P (gimple_assign_rhs_code (stmt)))
    return false;
  const_tree to = TREE_TYPE (gimple_assign_lhs (stmt)),
             from = TREE_TYPE (gimple_assign_rhs1 (stmt));
  return INTEGRAL_TYPE_P (to) && POINTER_TYPE_P (from)
         && TYPE_PRECISION (to) == TYPE_PRECISION (from);
}

bool
converts_pointers_p (const cgraph_node *function)
{
  return any_statement_p (DECL_STRUCT_FUNCTION (function->decl), makes_integer_p);
}

} // namespace mergefn
