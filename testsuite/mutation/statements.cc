/* Mutations of statements and of what they compute.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "mutation.h"
#include "comparator/walk/operands.h"

namespace mergefn::mutation
{

namespace
{

gassign *
assign_of (const Place &p)
{
  return gimple_clobber_p (p.stmt) ? nullptr : dyn_cast<gassign *> (p.stmt);
}

/* Another operation on the same operands.  */
tree_code
other_code (tree_code code)
{
  static const std::map<tree_code, tree_code> others = {
    { PLUS_EXPR, MINUS_EXPR },
    { MINUS_EXPR, PLUS_EXPR },
    { MULT_EXPR, PLUS_EXPR },
    { BIT_AND_EXPR, BIT_IOR_EXPR },
    { BIT_IOR_EXPR, BIT_XOR_EXPR },
    { BIT_XOR_EXPR, BIT_AND_EXPR },
    { LSHIFT_EXPR, RSHIFT_EXPR },
    { RSHIFT_EXPR, LSHIFT_EXPR },
    { MIN_EXPR, MAX_EXPR },
    { MAX_EXPR, MIN_EXPR },
    { TRUNC_DIV_EXPR, FLOOR_DIV_EXPR },
    { EXACT_DIV_EXPR, TRUNC_DIV_EXPR },
    { TRUNC_MOD_EXPR, FLOOR_MOD_EXPR },
    { NEGATE_EXPR, BIT_NOT_EXPR },
    { BIT_NOT_EXPR, NEGATE_EXPR },
    { ABS_EXPR, NEGATE_EXPR },
    { LROTATE_EXPR, RROTATE_EXPR },
    { RROTATE_EXPR, LROTATE_EXPR },
    { RDIV_EXPR, MULT_EXPR },
    { EQ_EXPR, NE_EXPR },
    { NE_EXPR, EQ_EXPR },
    { LT_EXPR, LE_EXPR },
    { LE_EXPR, LT_EXPR },
    { GT_EXPR, GE_EXPR },
    { GE_EXPR, GT_EXPR },
    { UNLT_EXPR, LT_EXPR },
    { UNLE_EXPR, LE_EXPR },
    { UNGT_EXPR, GT_EXPR },
    { UNGE_EXPR, GE_EXPR },
    { ORDERED_EXPR, UNORDERED_EXPR },
    { UNORDERED_EXPR, ORDERED_EXPR },
    { LTGT_EXPR, NE_EXPR },
  };
  auto found = others.find (code);
  return found == others.end () ? ERROR_MARK : found->second;
}

bool
change_code (Place &p, Undo &u)
{
  gassign *assign = assign_of (p);
  if (!assign || !is_gimple_reg (gimple_assign_lhs (assign)))
    return false;
  tree_code old = gimple_assign_rhs_code (assign), other = other_code (old);
  if (other == ERROR_MARK)
    return false;
  gimple_assign_set_rhs_code (assign, other);
  u.push ([=] () { gimple_assign_set_rhs_code (assign, old); });
  return true;
}

bool
change_condition (Place &p, Undo &u)
{
  gcond *cond = dyn_cast<gcond *> (p.stmt);
  if (!cond)
    return false;
  tree_code old = gimple_cond_code (cond), other = other_code (old);
  if (other == ERROR_MARK)
    return false;
  gimple_cond_set_code (cond, other);
  u.push ([=] () { gimple_cond_set_code (cond, old); });
  return true;
}

void
swap_operands (gimple *stmt, unsigned first, unsigned second, Undo &u)
{
  tree *a = gimple_op_ptr (stmt, first), *b = gimple_op_ptr (stmt, second);
  std::swap (*a, *b);
  u.push ([=] () { std::swap (*a, *b); });
}

/* Swaps the operands of a binary operation, which is commutative or not as WANTED says.  */
bool
swap_binary (Place &p, Undo &u, bool wanted)
{
  gassign *assign = assign_of (p);
  if (!assign || gimple_assign_rhs_class (assign) != GIMPLE_BINARY_RHS)
    return false;
  tree_code code = gimple_assign_rhs_code (assign);
  tree first = gimple_assign_rhs1 (assign), second = gimple_assign_rhs2 (assign);
  bool commutative = commutative_tree_code (code) || code == EQ_EXPR || code == NE_EXPR;
  if (commutative != wanted || TREE_CODE (first) != SSA_NAME || TREE_CODE (second) != SSA_NAME
      || same_value_p (p, first, second))
    return false;
  swap_operands (assign, 1, 2, u);
  return true;
}

bool
swap_condition (Place &p, Undo &u, bool symmetric)
{
  gcond *cond = dyn_cast<gcond *> (p.stmt);
  if (!cond || same_value_p (p, gimple_cond_lhs (cond), gimple_cond_rhs (cond))
      || TREE_CODE (gimple_cond_rhs (cond)) != SSA_NAME)
    return false;
  tree_code code = gimple_cond_code (cond);
  if (symmetric != (swap_tree_comparison (code) == code))
    return false;
  swap_operands (cond, 0, 1, u);
  return true;
}

bool
change_case (Place &p, Undo &u, bool high)
{
  gswitch *stmt = dyn_cast<gswitch *> (p.stmt);
  if (!stmt || gimple_switch_num_labels (stmt) < 2)
    return false;
  tree label = gimple_switch_label (stmt, 1 + p.turn % (gimple_switch_num_labels (stmt) - 1));
  tree low = CASE_LOW (label), limit = CASE_HIGH (label) ? CASE_HIGH (label) : low;
  tree next = wide_int_to_tree (TREE_TYPE (low), wi::to_wide (high ? limit : low) + 1);
  if (high)
    CHANGE (u, CASE_HIGH (label), next);
  else
    CHANGE (u, CASE_LOW (label), next);
  return true;
}

bool
swap_cases (Place &p, Undo &u)
{
  gswitch *stmt = dyn_cast<gswitch *> (p.stmt);
  for (unsigned i = 1; stmt && i < gimple_switch_num_labels (stmt); i++)
    {
      tree a = gimple_switch_label (stmt, i - 1), b = gimple_switch_label (stmt, i);
      if (label_to_block (p.fun, CASE_LABEL (a)) == label_to_block (p.fun, CASE_LABEL (b)))
        continue;
      std::swap (CASE_LABEL (a), CASE_LABEL (b));
      u.push ([=] () { std::swap (CASE_LABEL (a), CASE_LABEL (b)); });
      return true;
    }
  return false;
}

/* Gives the operand at hand another value of the function.  */
bool
change_name (Place &p, Undo &u)
{
  if (TREE_CODE (*p.slot) != SSA_NAME
      || (is_gimple_call (p.stmt) && gimple_call_builtin_p (p.stmt, BUILT_IN_EXPECT)))
    return false;
  tree other = other_value (p, *p.slot);
  if (!other)
    return false;
  CHANGE (u, *p.slot, other);
  return true;
}

bool
swap_phi_arguments (Place &p, Undo &u)
{
  gphi *phi = as_a<gphi *> (p.stmt);
  tree *first = gimple_phi_arg_def_ptr (phi, 0);
  for (unsigned i = 1; i < gimple_phi_num_args (phi); i++)
    {
      tree *other = gimple_phi_arg_def_ptr (phi, i);
      if (same_value_p (p, *first, *other))
        continue;
      std::swap (*first, *other);
      u.push ([=] () { std::swap (*first, *other); });
      return true;
    }
  return false;
}

/* True if STMT is in the scope of an inlined constructor or destructor.  */
bool
in_construction_p (const gimple *stmt)
{
  for (tree block = gimple_block (stmt); block && TREE_CODE (block) == BLOCK;
       block = BLOCK_SUPERCONTEXT (block))
    if (inlined_polymorphic_ctor_dtor_block_p (block, true))
      return true;
  return false;
}

bool
calls_virtually_p (function *fun)
{
  basic_block bb;
  FOR_EACH_BB_FN (bb, fun)
  for (gimple_stmt_iterator gsi = gsi_start_bb (bb); !gsi_end_p (gsi); gsi_next (&gsi))
    if (is_gimple_call (gsi_stmt (gsi)) && gimple_call_fn (gsi_stmt (gsi))
        && virtual_method_call_p (gimple_call_fn (gsi_stmt (gsi))))
      return true;
  return false;
}

/* Takes the statement out of its scope.  Late devirtualisation asks whether the scope is one of a
   constructor.  */
bool
change_scope (Place &p, Undo &u, bool store)
{
  bool applies = store ? gimple_store_p (p.stmt) : is_gimple_call (p.stmt);
  if (!applies || !p.fun->after_inlining || !opt_for_fn (p.decl, flag_devirtualize)
      || !in_construction_p (p.stmt) || !calls_virtually_p (p.fun))
    return false;
  CHANGE (u, p.stmt->location, LOCATION_LOCUS (p.stmt->location));
  return true;
}

bool
clobber_p (const Place &p)
{
  return gimple_clobber_p (p.stmt);
}

} // namespace

const Table statement_mutations = {
  { "gimple_assign_rhs_code", Where::statement, in_key, change_code },
  { "gimple_cond_code", Where::statement, in_key, change_condition },
  { "operand: another SSA_NAME", Where::operand, in_key, change_name },
  { "operands of a binary operation swapped", Where::statement, in_key,
    [] (Place &p, Undo &u) { return swap_binary (p, u, false); } },
  { "operands of a commutative operation swapped", Where::statement, nowhere,
    [] (Place &p, Undo &u) { return swap_binary (p, u, true); } },
  { "gimple_cond_lhs, gimple_cond_rhs swapped", Where::statement, in_key,
    [] (Place &p, Undo &u) { return swap_condition (p, u, false); } },
  { "gimple_cond_lhs, gimple_cond_rhs of an equality swapped", Where::statement, nowhere,
    [] (Place &p, Undo &u) { return swap_condition (p, u, true); } },
  { "CASE_LOW", Where::statement, in_key,
    [] (Place &p, Undo &u) { return change_case (p, u, false); } },
  { "CASE_HIGH", Where::statement, in_key,
    [] (Place &p, Undo &u) { return change_case (p, u, true); } },
  { "CASE_LABEL", Where::statement, in_key, swap_cases },
  { "gimple_phi_arg_def swapped", Where::phi, in_key, swap_phi_arguments },
  { "gimple_return_retval", Where::statement, in_key,
    [] (Place &p, Undo &u) {
      greturn *stmt = dyn_cast<greturn *> (p.stmt);
      if (!stmt || !gimple_return_retval (stmt))
        return false;
      CHANGE (u, *gimple_return_retval_ptr (stmt), NULL_TREE);
      return true;
    } },
  { "gimple::has_volatile_ops", Where::statement, in_key,
    [] (Place &p, Undo &u) {
      if (!assign_of (p))
        return false;
      CHANGE (u, p.stmt->has_volatile_ops, !p.stmt->has_volatile_ops);
      return true;
    } },
  /* GCC takes it from the operands, whenever it scans them (tree-ssa-operands.cc).  */
  { "gimple::has_volatile_ops of a call", Where::statement, nowhere,
    [] (Place &p, Undo &u) {
      if (!is_gimple_call (p.stmt))
        return false;
      CHANGE (u, p.stmt->has_volatile_ops, !p.stmt->has_volatile_ops);
      return true;
    } },
  { "gimple::nontemporal_move", Where::statement, in_key,
    [] (Place &p, Undo &u) {
      if (!assign_of (p))
        return false;
      CHANGE (u, p.stmt->nontemporal_move, !p.stmt->nontemporal_move);
      return true;
    } },
  { "gimple::no_warning", Where::statement, nowhere,
    [] (Place &p, Undo &u) {
      CHANGE (u, p.stmt->no_warning, !p.stmt->no_warning);
      return true;
    } },
  { "gimple::visited", Where::statement, nowhere,
    [] (Place &p, Undo &u) {
      CHANGE (u, p.stmt->visited, !p.stmt->visited);
      return true;
    } },
  { "gimple::plf", Where::statement, nowhere,
    [] (Place &p, Undo &u) {
      CHANGE (u, p.stmt->plf, p.stmt->plf ^ 3);
      return true;
    } },
  { "gimple::uid", Where::statement, nowhere,
    [] (Place &p, Undo &u) {
      CHANGE (u, p.stmt->uid, p.stmt->uid + 1);
      return true;
    } },
  { "gimple::location", Where::statement, nowhere,
    [] (Place &p, Undo &u) {
      if (is_gimple_call (p.stmt) && gimple_call_internal_p (p.stmt))
        return false;
      CHANGE (u, p.stmt->location, UNKNOWN_LOCATION);
      return true;
    } },
  { "gimple_phi_arg_location", Where::phi, nowhere,
    [] (Place &p, Undo &u) {
      gphi *phi = as_a<gphi *> (p.stmt);
      CHANGE (u, gimple_phi_arg (phi, 0)->locus, BUILTINS_LOCATION);
      return true;
    } },
  /* Nobody asks once inline_transform has set function::after_inlining (ipa-polymorphic-call.cc).  */
  { "gimple_block of a store in an inlined constructor", Where::statement, nowhere,
    [] (Place &p, Undo &u) { return change_scope (p, u, true); } },
  { "gimple_block of a call in an inlined constructor", Where::statement, nowhere,
    [] (Place &p, Undo &u) { return change_scope (p, u, false); } },
  { "clobber: TYPE_SIZE of what ends", Where::statement, in_either,
    [] (Place &p, Undo &u) {
      if (!clobber_p (p) || DECL_P (gimple_assign_lhs (p.stmt)))
        return false;
      tree lhs = unshare_expr (gimple_assign_lhs (p.stmt));
      CHANGE (u, *gimple_op_ptr (p.stmt, 0), lhs);
      TREE_TYPE (lhs) = build_array_type_nelts (
          char_type_node, tree_to_uhwi (TYPE_SIZE_UNIT (TREE_TYPE (lhs))) + 1);
      return true;
    } },
};

} // namespace mergefn::mutation
