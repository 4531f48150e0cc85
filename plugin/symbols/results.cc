/* Looking for results that may be taken for one.  Changes nothing.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "plugin/symbols/results.h"

namespace mergefn
{

namespace
{

bool
result_used_p (const gcall *call)
{
  tree result = gimple_call_lhs (call);
  return result && TREE_CODE (result) == SSA_NAME && !has_zero_uses (result);
}

/* True unless A and B, operands of ADDR_EXPRs, are at two places for certain.  One place is spelled in many ways.  */
bool
may_be_one_place_p (tree a, tree b)
{
  poly_int64 of_a, of_b;
  const_tree base_a = get_addr_base_and_unit_offset (a, &of_a);
  const_tree base_b = get_addr_base_and_unit_offset (b, &of_b);
  if (!base_a || !base_b || !DECL_P (base_a) || !DECL_P (base_b))
    return true;
  return base_a == base_b && maybe_eq (of_a, of_b);
}

/* True unless A and B, arguments of calls, are constants that differ.  An address as an argument is a constant.  */
bool
may_equal_p (tree a, tree b)
{
  const bool address_a = TREE_CODE (a) == ADDR_EXPR, address_b = TREE_CODE (b) == ADDR_EXPR;
  if (address_a && address_b)
    return may_be_one_place_p (TREE_OPERAND (a, 0), TREE_OPERAND (b, 0));
  return !(address_a || CONSTANT_CLASS_P (a)) || !(address_b || CONSTANT_CLASS_P (b))
         || operand_equal_p (a, b);
}

bool
arguments_may_equal_p (const gcall *a, const gcall *b)
{
  if (gimple_call_num_args (a) != gimple_call_num_args (b))
    return false;
  for (unsigned i = 0; i < gimple_call_num_args (a); i++)
    if (!may_equal_p (gimple_call_arg (a, i), gimple_call_arg (b, i)))
      return false;
  return true;
}

} // namespace

bool
results_meet_p (cgraph_node *caller, const cgraph_edge *a, const cgraph_edge *b)
{
  function *fun = DECL_STRUCT_FUNCTION (caller->decl);
  /* What is inlined, but not yet in the caller's code, cannot be seen.  */
  if (a->caller != caller || b->caller != caller || !fun || !fun->cfg || !a->call_stmt
      || !b->call_stmt)
    return true;
  return a != b && result_used_p (a->call_stmt) && result_used_p (b->call_stmt)
         && arguments_may_equal_p (a->call_stmt, b->call_stmt);
}

bool
meets_indirect_call_p (cgraph_node *caller, const cgraph_edge *call)
{
  for (const cgraph_edge *edge = caller->callees; edge; edge = edge->next_callee)
    if (!edge->inline_failed)
      return true;
  for (const cgraph_edge *edge = caller->indirect_calls; edge; edge = edge->next_callee)
    if (results_meet_p (caller, call, edge))
      return true;
  return false;
}

void
IndirectCalls::find_in (cgraph_node *caller)
{
  auto shape = [] (const gcall *call) {
    return Shape{ TYPE_MODE (gimple_call_return_type (call)), gimple_call_num_args (call) };
  };
  for (const cgraph_edge *a = caller->indirect_calls; a; a = a->next_callee)
    for (const cgraph_edge *b = a->next_callee; b; b = b->next_callee)
      if (a->call_stmt && b->call_stmt && !m_shapes->count (shape (a->call_stmt))
          && results_meet_p (caller, a, b))
        m_shapes->insert (shape (a->call_stmt));
}

void
IndirectCalls::find ()
{
  m_shapes.emplace ();
  cgraph_node *caller;
  FOR_EACH_FUNCTION (caller)
    if (caller->indirect_calls)
      find_in (caller);
}

bool
IndirectCalls::meet_p (const cgraph_node *function)
{
  if (!m_shapes)
    find ();
  tree type = TREE_TYPE (function->decl);
  const machine_mode result = TYPE_MODE (TREE_TYPE (type));
  return std::any_of (m_shapes->begin (), m_shapes->end (), [=] (const Shape &shape) {
    return shape.result == result
           && (stdarg_p (type)
               || shape.arguments == unsigned (list_length (DECL_ARGUMENTS (function->decl))));
  });
}

} // namespace mergefn
