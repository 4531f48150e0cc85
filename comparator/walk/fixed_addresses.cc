/* Finding addresses that are numbers, now or late.  Changes nothing.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "comparator/walk/fixed_addresses.h"
#include "comparator/compat_ranges.h"
#include "comparator/statements.h"
#include "comparator/trees/constant_variables.h"

namespace mergefn
{

/* True if OPERAND is an address that is a number, but not null, or memory at one.  */
static bool
fixed_address_p (tree operand)
{
  if (TREE_CODE (operand) == ADDR_EXPR)
    operand = TREE_OPERAND (operand, 0);
  operand = get_base_address (operand);
  if (operand && (TREE_CODE (operand) == MEM_REF || TREE_CODE (operand) == TARGET_MEM_REF))
    operand = TREE_OPERAND (operand, 0);
  return operand && TREE_CODE (operand) == INTEGER_CST && POINTER_TYPE_P (TREE_TYPE (operand))
         && !integer_zerop (operand);
}

/* True if STMT makes an address of a number.  */
static bool
makes_address_p (const gimple *stmt)
{
  return gimple_assign_cast_p (stmt) && POINTER_TYPE_P (TREE_TYPE (gimple_assign_lhs (stmt)))
         && !POINTER_TYPE_P (TREE_TYPE (gimple_assign_rhs1 (stmt)));
}

/* True if FUNCTION's body has an address that is a number, or makes one.  */
static bool
body_has_fixed_addresses_p (const cgraph_node *function)
{
  struct function *fun = DECL_STRUCT_FUNCTION (function->decl);
  basic_block bb;
  FOR_EACH_BB_FN (bb, fun)
  for (gphi_iterator gpi = gsi_start_phis (bb); !gsi_end_p (gpi); gsi_next (&gpi))
    for (unsigned i = 0; i < gimple_phi_num_args (gpi.phi ()); i++)
      if (fixed_address_p (gimple_phi_arg_def (gpi.phi (), i)))
        return true;
  return any_statement_p (fun, [] (const gimple *stmt) {
    for (unsigned i = 0; i < gimple_num_ops (stmt); i++)
      if (gimple_op (stmt, i) && fixed_address_p (gimple_op (stmt, i)))
        return true;
    return makes_address_p (stmt);
  });
}

/* Called by walk_tree(): returns *OPERAND if it is an address that is a number.  */
static tree
find_fixed_address (tree *operand, int *, void *)
{
  return fixed_address_p (*operand) ? *operand : NULL_TREE;
}

/* True if VARIABLE's initial value has an address that is a number, or is not in memory.  */
static bool
starts_at_fixed_address_p (varpool_node *variable)
{
  /* Numbers of a virtual table are offsets, whatever their type.  */
  if (DECL_VIRTUAL_P (variable->decl))
    return false;
  tree value = DECL_INITIAL (variable->decl);
  return value == error_mark_node
         || (value && walk_tree_without_duplicates (&value, find_fixed_address, nullptr));
}

/* True if FUNCTION names a variable whose initial value leads to such an address.  GCC may find late that nobody writes
   the variable.  */
static bool
reads_fixed_addresses_p (const cgraph_node *function)
{
  static const VariableSet variables
      = variables_leading_to (starts_at_fixed_address_p, [] (varpool_node *) { return true; });
  if (variables.empty ())
    return false;
  cgraph_node *node = cgraph_node::get (function->decl);
  ipa_ref *ref;
  for (int i = 0; node->iterate_reference (i, ref); i++)
    if (variables.count (ref->referred))
      return true;
  return false;
}

/* True if a function that FUNCTION calls may return such an address, and GCC tells.  */
static bool
is_told_fixed_addresses_p (const cgraph_node *function)
{
  if (!compat::results_told)
    return false;
  for (const cgraph_edge *edge = function->callees; edge; edge = edge->next_callee)
    if (tree result = TREE_TYPE (TREE_TYPE (edge->callee->decl));
        POINTER_TYPE_P (result) && edge->callee->definition)
      return true;
  return false;
}

bool
fixed_addresses_p (const cgraph_node *function)
{
  return body_has_fixed_addresses_p (function) || reads_fixed_addresses_p (function)
         || is_told_fixed_addresses_p (function);
}

} // namespace mergefn
