/* The option table of a walk's unit, and questions asked of a function before it is walked.
   Changes no function.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "comparator/walk/context.h"
#include "comparator/compat.h"
#include "comparator/faults.h"

namespace mergefn
{

namespace
{

/* The index of the entry of KNOWN that EQUAL finds equal to NODE.  Appends NODE if there is none.
   A unit has a handful of option sets, so a search serves.  */
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
  /* Some targets (riscv64) have no options of single functions.  */
  if (!node && !target_option_default_node)
    return 0;
  const cl_target_option *options = TREE_TARGET_OPTION (node ? node : target_option_default_node);
  return 1 + find_or_append (m_targets, options, cl_target_option_eq);
}

bool
asks_size_at_run_time_p (const cgraph_node *function)
{
  for (const cgraph_edge *edge = function->callees; edge; edge = edge->next_callee)
    if (compat::dynamic_object_size_built_in_p (edge->callee->decl))
      return true;
  return false;
}

/* True if FUNCTION asks for the size of an object, in one of the kinds whose number has a bit of KINDS.  */
static bool
asks_size_p (const cgraph_node *function, unsigned kinds)
{
  for (const cgraph_edge *edge = function->callees; edge; edge = edge->next_callee)
    {
      tree callee = edge->callee->decl;
      if (!fndecl_built_in_p (callee, BUILT_IN_OBJECT_SIZE)
          && !compat::dynamic_object_size_built_in_p (callee))
        continue;
      const gcall *call = edge->call_stmt;
      tree kind = call && gimple_call_num_args (call) > 1 ? gimple_call_arg (call, 1) : NULL_TREE;
      if (!kind || TREE_CODE (kind) != INTEGER_CST || kinds >> TREE_INT_CST_LOW (kind) & 1)
        return true;
    }
  return false;
}

/* Odd kinds of size are those of the closest part, even kinds those of the whole object.  */
bool
asks_part_size_p (const cgraph_node *function)
{
  return asks_size_p (function, 1 << 1 | 1 << 3);
}

bool
sizes_go_by_types_p (const cgraph_node *function)
{
  return compat::whole_sizes_go_by_types_p () && asks_size_p (function, ~0u);
}

/* True if STMT is an operation CODE on floating-point numbers, or on vectors of such.  */
static bool
float_operation_p (const gimple *stmt, tree_code code)
{
  return is_gimple_assign (stmt) && gimple_assign_rhs_code (stmt) == code
         && FLOAT_TYPE_P (TREE_TYPE (gimple_assign_lhs (stmt)));
}

bool
fuses_products_p (const cgraph_node *function)
{
  if (flag_fp_contract_mode != FP_CONTRACT_FAST || faulty_p (Fault::products)
      || (!direct_internal_fn_supported_p (IFN_FMA, double_type_node, OPTIMIZE_FOR_SPEED)
          && !direct_internal_fn_supported_p (IFN_FMA, float_type_node, OPTIMIZE_FOR_SPEED)))
    return false;
  int products = 0, sums = 0;
  return any_statement_p (DECL_STRUCT_FUNCTION (function->decl), [&] (const gimple *stmt) {
    products += float_operation_p (stmt, MULT_EXPR);
    sums += float_operation_p (stmt, PLUS_EXPR) || float_operation_p (stmt, MINUS_EXPR);
    /* One product alone leaves no choice.  */
    return products > 1 && sums > 0;
  });
}

} // namespace mergefn
