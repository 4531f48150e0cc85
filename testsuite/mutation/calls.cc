/* Mutations of calls and of asm statements.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "mutation.h"
#include "comparator/compat.h"
#include "versions.h"
#include "comparator/walk/operands.h"

namespace mergefn::mutation
{

namespace
{

gcall *
call_of (const Place &p)
{
  return dyn_cast<gcall *> (p.stmt);
}

gcall *
plain_call_of (const Place &p)
{
  gcall *call = call_of (p);
  return call && !gimple_call_internal_p (call) ? call : nullptr;
}

template <unsigned flag>
bool
turn_flag (Place &p, Undo &u)
{
  gcall *call = call_of (p);
  if (!call)
    return false;
  CHANGE (u, call->subcode, call->subcode ^ flag);
  return true;
}

/* Functions of the unit by the order of its symbol table.  */
tree
another_function (tree fndecl, bool same_type)
{
  cgraph_node *node;
  symtab_node *target
      = cgraph_node::get (fndecl) ? representative (cgraph_node::get (fndecl)) : nullptr;
  FOR_EACH_FUNCTION (node)
    if (!node->inlined_to && node->decl != fndecl && !fndecl_built_in_p (node->decl)
        && representative (node) != target
        && (!same_type || TREE_TYPE (node->decl) == TREE_TYPE (fndecl)))
      return node->decl;
  return NULL_TREE;
}

bool
change_callee (Place &p, Undo &u)
{
  gcall *call = plain_call_of (p);
  tree fndecl = call ? gimple_call_fndecl (call) : NULL_TREE;
  tree other = fndecl ? another_function (fndecl, false) : NULL_TREE;
  /* A call of itself, or of what it calls, is told apart by the number alone.  */
  if (!other)
    return false;
  CHANGE (u, *gimple_call_fn_ptr (call), build_fold_addr_expr (other));
  return true;
}

bool
change_pointer_called (Place &p, Undo &u)
{
  gcall *call = plain_call_of (p);
  tree fn = call ? gimple_call_fn (call) : NULL_TREE;
  tree other = fn && TREE_CODE (fn) == SSA_NAME ? other_value (p, fn) : NULL_TREE;
  if (!other)
    return false;
  CHANGE (u, *gimple_call_fn_ptr (call), other);
  return true;
}

bool
change_internal_function (Place &p, Undo &u)
{
  gcall *call = call_of (p);
  if (!call || !gimple_call_internal_p (call))
    return false;
  internal_fn other
      = gimple_call_internal_fn (call) == IFN_ADD_OVERFLOW ? IFN_SUB_OVERFLOW : IFN_ADD_OVERFLOW;
  CHANGE (u, call->u.internal_fn, other);
  return true;
}

bool
set_type (Place &p, Undo &u, tree type)
{
  gcall *call = plain_call_of (p);
  CHANGE (u, call->u.fntype, type);
  return true;
}

tree
type_of (const Place &p)
{
  gcall *call = plain_call_of (p);
  return call ? gimple_call_fntype (call) : NULL_TREE;
}

bool
add_attribute (Place &p, Undo &u, const char *name, tree arguments)
{
  tree type = type_of (p);
  if (!type || lookup_attribute (name, TYPE_ATTRIBUTES (type)))
    return false;
  tree list = tree_cons (get_identifier (name), arguments, TYPE_ATTRIBUTES (type));
  return set_type (p, u, build_type_attribute_variant (type, list));
}

/* The arguments that the walk looks at.  */
bool
swap_arguments (Place &p, Undo &u)
{
  gcall *call = plain_call_of (p);
  if (!call || gimple_call_num_args (call) < 2 || gimple_call_builtin_p (call))
    return false;
  tree *a = gimple_call_arg_ptr (call, 0), *b = gimple_call_arg_ptr (call, 1);
  /* Two addresses can be one: an object's, and its first member's.  */
  if (same_value_p (p, *a, *b) || (TREE_CODE (*a) == ADDR_EXPR && TREE_CODE (*b) == ADDR_EXPR))
    return false;
  std::swap (*a, *b);
  u.push ([=] () { std::swap (*a, *b); });
  return true;
}

bool
change_result (Place &p, Undo &u)
{
  gcall *call = call_of (p);
  if (!call || !gimple_call_lhs (call))
    return false;
  CHANGE (u, *gimple_call_lhs_ptr (call), NULL_TREE);
  return true;
}

/* The word in which a call is passed a constant.  */
bool
widen_argument (Place &p, Undo &u)
{
  gcall *call = plain_call_of (p);
  for (unsigned i = 0; call && i < gimple_call_num_args (call); i++)
    {
      tree argument = gimple_call_arg (call, i);
      if (TREE_CODE (argument) != INTEGER_CST || gimple_call_builtin_p (call)
          || TYPE_PRECISION (TREE_TYPE (argument)) != TYPE_PRECISION (integer_type_node))
        continue;
      tree wide = wide_int_to_tree (long_integer_type_node, wi::to_widest (argument));
      CHANGE (u, *gimple_call_arg_ptr (call, i), wide);
      return true;
    }
  return false;
}

/* Where a sanitizer's message says that the check stands.  */
bool
change_location_of_check (Place &p, Undo &u)
{
  gcall *call = call_of (p);
  /* A trap has no message.  */
  if (!call || !gimple_call_internal_p (call) || compat::sanitizers_trap_p ()
      || (gimple_call_internal_fn (call) != IFN_UBSAN_NULL
          && gimple_call_internal_fn (call) != IFN_UBSAN_CHECK_ADD
          && gimple_call_internal_fn (call) != IFN_UBSAN_BOUNDS))
    return false;
  /* A macro's use is the place of all that it makes.  */
  expanded_location before = expand_location (call->location),
                    after = expand_location (DECL_SOURCE_LOCATION (p.decl));
  if (before.line == after.line && before.column == after.column)
    return false;
  CHANGE (u, call->location, DECL_SOURCE_LOCATION (p.decl));
  return true;
}

} // namespace

const Table call_mutations = {
  { "gimple_call_fn: another FUNCTION_DECL", Where::statement, in_key, change_callee },
  { "gimple_call_fn: another pointer", Where::statement, in_key, change_pointer_called },
  { "gimple_call_internal_fn", Where::statement, in_key, change_internal_function },
  { "gimple_call_arg swapped", Where::statement, in_key, swap_arguments },
  { "gimple_call_arg: INTEGER_CST of another width", Where::statement, in_key, widen_argument },
  { "gimple_call_lhs", Where::statement, in_key, change_result },
  { "gimple_call_chain", Where::statement, in_key,
    [] (Place &p, Undo &u) {
      gcall *call = plain_call_of (p);
      if (!call || !gimple_call_chain (call))
        return false;
      CHANGE (u, *gimple_call_chain_ptr (call), NULL_TREE);
      return true;
    } },
  { "gimple_location of a sanitizer's check", Where::statement, in_key, change_location_of_check },
  { "GF_CALL_FROM_THUNK", Where::statement, in_key, turn_flag<GF_CALL_FROM_THUNK> },
  { "GF_CALL_RETURN_SLOT_OPT", Where::statement, in_key, turn_flag<GF_CALL_RETURN_SLOT_OPT> },
  { "GF_CALL_TAILCALL", Where::statement, nowhere, turn_flag<GF_CALL_TAILCALL> },
  { "GF_CALL_VA_ARG_PACK", Where::statement, in_key, turn_flag<GF_CALL_VA_ARG_PACK> },
  { "GF_CALL_NOTHROW", Where::statement, in_key, turn_flag<GF_CALL_NOTHROW> },
  { "GF_CALL_ALLOCA_FOR_VAR", Where::statement, in_key, turn_flag<GF_CALL_ALLOCA_FOR_VAR> },
  { "GF_CALL_CTRL_ALTERING", Where::statement, in_key, turn_flag<GF_CALL_CTRL_ALTERING> },
  { "GF_CALL_MUST_TAIL_CALL", Where::statement, in_key, turn_flag<GF_CALL_MUST_TAIL_CALL> },
  { "GF_CALL_BY_DESCRIPTOR", Where::statement, in_key, turn_flag<GF_CALL_BY_DESCRIPTOR> },
  { "GF_CALL_NOCF_CHECK", Where::statement, in_key, turn_flag<GF_CALL_NOCF_CHECK> },
  { "GF_CALL_FROM_NEW_OR_DELETE", Where::statement, in_key, turn_flag<GF_CALL_FROM_NEW_OR_DELETE> },
  { "gimple_call_fntype: TYPE_ATTRIBUTES (unknown)", Where::statement, in_key,
    [] (Place &p, Undo &u) { return add_attribute (p, u, "mutated", NULL_TREE); } },
  { "gimple_call_fntype: TYPE_ATTRIBUTES (nonnull)", Where::statement, in_key,
    [] (Place &p, Undo &u) { return add_attribute (p, u, "nonnull", NULL_TREE); } },
  { "gimple_call_fntype: TYPE_ATTRIBUTES (returns_nonnull)", Where::statement, in_key,
    [] (Place &p, Undo &u) { return add_attribute (p, u, "returns_nonnull", NULL_TREE); } },
  { "gimple_call_fntype: TYPE_VOLATILE (noreturn)", Where::statement, in_key,
    [] (Place &p, Undo &u) {
      tree type = type_of (p);
      return type
             && set_type (p, u,
                          build_qualified_type (type, TYPE_QUALS (type) ^ TYPE_QUAL_VOLATILE));
    } },
  { "gimple_call_fntype: TYPE_READONLY (const)", Where::statement, fact (FactKind::function_flags),
    [] (Place &p, Undo &u) {
      tree type = type_of (p);
      return type
             && set_type (p, u, build_qualified_type (type, TYPE_QUALS (type) ^ TYPE_QUAL_CONST));
    } },
  { "gimple_call_fntype: METHOD_TYPE", Where::statement, in_key,
    [] (Place &p, Undo &u) {
      tree type = type_of (p);
      if (!type)
        return false;
      tree other = build_distinct_type_copy (type);
      TREE_SET_CODE (other, TREE_CODE (type) == METHOD_TYPE ? FUNCTION_TYPE : METHOD_TYPE);
      return set_type (p, u, other);
    } },
  { "gimple_call_fntype: TREE_ADDRESSABLE", Where::statement, in_key,
    [] (Place &p, Undo &u) {
      tree type = type_of (p);
      if (!type)
        return false;
      tree other = build_distinct_type_copy (type);
      TREE_ADDRESSABLE (other) = !TREE_ADDRESSABLE (type);
      return set_type (p, u, other);
    } },
  { "gimple_call_fntype: TREE_TYPE", Where::statement, in_key,
    [] (Place &p, Undo &u) {
      tree type = type_of (p);
      if (!type || !INTEGRAL_TYPE_P (TREE_TYPE (type)))
        return false;
      tree other = build_distinct_type_copy (type);
      TREE_TYPE (other)
          = TYPE_MODE (TREE_TYPE (type)) == DImode ? integer_type_node : long_integer_type_node;
      return set_type (p, u, other);
    } },
  { "gimple_call_fntype: TREE_TYPE is a reference", Where::statement, fact (FactKind::nonnull),
    [] (Place &p, Undo &u) {
      tree type = type_of (p);
      if (!type || TREE_CODE (TREE_TYPE (type)) != POINTER_TYPE)
        return false;
      tree other = build_distinct_type_copy (type);
      TREE_TYPE (other) = build_reference_type (TREE_TYPE (TREE_TYPE (type)));
      return set_type (p, u, other);
    } },
  { "gimple_call_fntype: TYPE_ARG_TYPES", Where::statement, in_key,
    [] (Place &p, Undo &u) {
      tree type = type_of (p);
      if (!type || !prototype_p (type))
        return false;
      tree other = build_distinct_type_copy (type);
      TYPE_ARG_TYPES (other) = NULL_TREE;
      return set_type (p, u, other);
    } },
  { "gimple_call_fntype: stdarg_p", Where::statement, in_key,
    [] (Place &p, Undo &u) {
      tree type = type_of (p);
      if (!type || !prototype_p (type) || stdarg_p (type))
        return false;
      tree other = build_distinct_type_copy (type), list = NULL_TREE;
      for (tree arg = TYPE_ARG_TYPES (type); arg && arg != void_list_node; arg = TREE_CHAIN (arg))
        list = tree_cons (NULL_TREE, TREE_VALUE (arg), list);
      TYPE_ARG_TYPES (other) = nreverse (list);
      return TYPE_ARG_TYPES (other) && set_type (p, u, other);
    } },
};

namespace
{

gasm *
asm_of (const Place &p)
{
  return dyn_cast<gasm *> (p.stmt);
}

template <unsigned flag>
bool
turn_asm_flag (Place &p, Undo &u)
{
  if (!asm_of (p))
    return false;
  CHANGE (u, p.stmt->subcode, p.stmt->subcode ^ flag);
  return true;
}

/* A TREE_LIST operand with another constraint.  */
bool
change_constraint (Undo &u, tree *operand)
{
  tree purpose = TREE_PURPOSE (*operand);
  tree other = build_tree_list (build_tree_list (TREE_PURPOSE (purpose), build_string (2, "X")),
                                TREE_VALUE (*operand));
  CHANGE (u, *operand, other);
  return true;
}

} // namespace

const Table asm_mutations = {
  { "GF_ASM_BASIC", Where::statement, in_key, turn_asm_flag<GF_ASM_BASIC> },
  { "GF_ASM_VOLATILE", Where::statement, in_key, turn_asm_flag<GF_ASM_VOLATILE> },
  { "GF_ASM_INLINE", Where::statement, in_key, turn_asm_flag<GF_ASM_INLINE> },
  { "gimple_asm_string", Where::statement, in_key,
    [] (Place &p, Undo &u) {
      if (!asm_of (p))
        return false;
      CHANGE (u, asm_of (p)->string, "mutated");
      return true;
    } },
  { "gimple_asm_input_op: constraint", Where::statement, in_key,
    [] (Place &p, Undo &u) {
      gasm *code = asm_of (p);
      return code && gimple_asm_ninputs (code)
             && change_constraint (u, gimple_op_ptr (code, gimple_asm_noutputs (code)));
    } },
  { "gimple_asm_output_op: constraint", Where::statement, in_key,
    [] (Place &p, Undo &u) {
      gasm *code = asm_of (p);
      return code && gimple_asm_noutputs (code) && change_constraint (u, gimple_op_ptr (code, 0));
    } },
  { "gimple_asm_input_op: value", Where::statement, in_key,
    [] (Place &p, Undo &u) {
      gasm *code = asm_of (p);
      if (!code || !gimple_asm_ninputs (code))
        return false;
      tree operand = gimple_asm_input_op (code, 0);
      tree other = other_value (p, TREE_VALUE (operand));
      if (!other)
        return false;
      CHANGE (u, TREE_VALUE (operand), other);
      return true;
    } },
  { "gimple_asm_clobber_op", Where::statement, in_key,
    [] (Place &p, Undo &u) {
      gasm *code = asm_of (p);
      if (!code || !gimple_asm_nclobbers (code))
        return false;
      tree *operand = gimple_op_ptr (code, gimple_asm_noutputs (code) + gimple_asm_ninputs (code));
      CHANGE (u, *operand, build_tree_list (NULL_TREE, build_string (4, "r11")));
      return true;
    } },
};

} // namespace mergefn::mutation
