/* The option table of a walk's unit, and questions asked of a function before it is walked.
   Changes no function.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "comparator/walk/context.h"
#include "comparator/compat.h"
#include "comparator/faults.h"
#include "comparator/walk/target_demands.h"

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

/* True if the current function's target has an operation that fuses a product with a sum, for numbers or for vectors of
   numbers.  A target may have that for vectors alone.  */
static bool
has_fused_operation_p ()
{
  auto fuses_p = [] (tree type) {
    return direct_internal_fn_supported_p (IFN_FMA, type, OPTIMIZE_FOR_SPEED);
  };
  for (tree number : { float_type_node, double_type_node, float16_type_node })
    {
      if (!number)
        continue;
      if (fuses_p (number))
        return true;
      machine_mode mode;
      FOR_EACH_MODE_IN_CLASS (mode, MODE_VECTOR_FLOAT)
      if (GET_MODE_INNER (mode) == TYPE_MODE (number) && targetm.vector_mode_supported_p (mode)
          && fuses_p (build_vector_type_for_mode (number, mode)))
        return true;
    }
  return false;
}

/* True if GCC may fuse a product with a sum in the current function.  */
static bool
may_fuse_p ()
{
  if (flag_fp_contract_mode != FP_CONTRACT_FAST || faulty_p (Fault::products))
    return false;
  /* Options for the target stay in memory as long as the declarations that have them.  */
  static std::unordered_map<const_tree, bool> answers;
  auto [answer, first]
      = answers.emplace (DECL_FUNCTION_SPECIFIC_TARGET (current_function_decl), false);
  if (first)
    answer->second = has_fused_operation_p ();
  return answer->second;
}

/* True if STMT computes a complex product or quotient, or the absolute value of a complex number.  GCC makes sums of
   products of each.  */
static bool
complex_operation_p (const gimple *stmt)
{
  if (is_gimple_assign (stmt))
    return (gimple_assign_rhs_code (stmt) == MULT_EXPR
            || gimple_assign_rhs_code (stmt) == RDIV_EXPR)
           && COMPLEX_FLOAT_TYPE_P (TREE_TYPE (gimple_assign_lhs (stmt)));
  if (!gimple_call_builtin_p (stmt, BUILT_IN_NORMAL))
    return false;
  switch (DECL_FUNCTION_CODE (gimple_call_fndecl (stmt)))
    {
      CASE_FLT_FN (BUILT_IN_CABS) : return true;
    default:
      return false;
    }
}

/* True if STMT is a power of a floating-point number, which GCC may compute by several products.  */
static bool
power_p (const gimple *stmt)
{
  if (!gimple_call_builtin_p (stmt, BUILT_IN_NORMAL))
    return false;
  switch (DECL_FUNCTION_CODE (gimple_call_fndecl (stmt)))
    {
      CASE_FLT_FN (BUILT_IN_POW) : CASE_FLT_FN (BUILT_IN_POWI) : return true;
    default:
      return false;
    }
}

/* True if STMT adds or subtracts floating-point numbers.  */
static bool
float_sum_p (const gimple *stmt)
{
  return float_operation_p (stmt, PLUS_EXPR) || float_operation_p (stmt, MINUS_EXPR);
}

/* How many sums of floating-point numbers STMT may become: unrolling a loop makes several of one.  */
static int
float_sums (BlocksInCycles &cycles, const gimple *stmt)
{
  if (!float_sum_p (stmt))
    return 0;
  return cycles.contains (gimple_bb (stmt)) ? 2 : 1;
}

/* True if the only use of NAME, a product, is a sum.  */
static bool
only_summed_p (tree name)
{
  use_operand_p use;
  gimple *user;
  return single_imm_use (name, &use, &user) && float_sum_p (user);
}

/* True if STMT is a quotient of which GCC may make a product: it does so once it knows that the divisor is a power of
   two.  */
static bool
becomes_product_p (const gimple *stmt)
{
  return float_operation_p (stmt, RDIV_EXPR)
         && (flag_reciprocal_math || TREE_CODE (gimple_assign_rhs2 (stmt)) != REAL_CST);
}

/* How many products of floating-point numbers STMT may become.  Two stands for any number above one.  */
static int
float_products (const gimple *stmt)
{
  if (complex_operation_p (stmt) || power_p (stmt))
    return 2;
  if (!float_operation_p (stmt, MULT_EXPR) && !becomes_product_p (stmt))
    return 0;
  /* GCC copies blocks, when it threads jumps or unrolls loops, and hoists what the copies have in common.  GCC fuses a
     product only if all its uses are sums in its block.  It may find others dead.  */
  const bool one_block = n_basic_blocks_for_fn (cfun) == NUM_FIXED_BLOCKS + 1;
  return one_block && only_summed_p (gimple_assign_lhs (stmt)) ? 1 : 2;
}

bool
fuses_products_p (const cgraph_node *function)
{
  if (!may_fuse_p ())
    return false;
  int products = 0, sums = 0;
  BlocksInCycles cycles (DECL_STRUCT_FUNCTION (function->decl));
  return any_statement_p (DECL_STRUCT_FUNCTION (function->decl), [&] (const gimple *stmt) {
    products += float_products (stmt);
    sums += complex_operation_p (stmt) ? 2 : float_sums (cycles, stmt);
    /* One product and one sum in one block leave no choice.  A sum may become a product by two, which is exact.  So sums alone
       leave none either.  */
    return products && sums && products + sums > 2;
  });
}

bool
fuses_sums_p (const cgraph_node *function)
{
  if (!may_fuse_p ())
    return false;
  int sums = 0;
  BlocksInCycles cycles (DECL_STRUCT_FUNCTION (function->decl));
  return any_statement_p (DECL_STRUCT_FUNCTION (function->decl), [&] (const gimple *stmt) {
    sums += float_sums (cycles, stmt);
    return sums > 1;
  });
}

bool
needs_exact_types_p (const cgraph_node *function)
{
  ::function *fun = DECL_STRUCT_FUNCTION (function->decl);
  return frame_doubtful_p (fun) || fuses_sums_p (function)
         || any_statement_p (
             fun, [] (const gimple *stmt) { return demand_p (stmt) || doubtful_p (stmt); });
}

} // namespace mergefn
