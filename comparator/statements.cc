/* Statements in a key.  Reads GIMPLE, never folds or changes a statement.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "statements.h"
#include "compat.h"
#include "eh.h"
#include "operands.h"
#include "signature.h"

namespace mergefn
{

namespace
{

/* Where NAME stands among the names visited so far; a parameter's value that is used here for the
   first time stands after those, by the parameter's number.  */
std::pair<Item, Item>
rank (const Walk &walk, const_tree name)
{
  Item number = walk.locals.seen_ssa (name);
  bool parameter = SSA_NAME_IS_DEFAULT_DEF (name) && SSA_NAME_VAR (name);
  return { number, parameter ? walk.locals.seen_decl (SSA_NAME_VAR (name)) : 0 };
}

/* True if the operands of a commutative operation, or the sides of a comparison, are to be swapped:
   SSA versions say nothing, so the one that was visited first comes first.  Everything else stays
   as GCC's own canonical order has it.  */
bool
swap_p (const Walk &walk, const_tree first, const_tree second)
{
  if (TREE_CODE (first) != SSA_NAME || TREE_CODE (second) != SSA_NAME)
    return false;
  return rank (walk, second) < rank (walk, first);
}

/* a < b as b > a.  The prefilter hash must not depend on which of the two is chosen.  */
void
put_comparison (Walk &walk, tree_code code, tree first, tree second)
{
  KeyBuilder &out = walk.out;
  tree_code mirrored = swap_tree_comparison (code);
  out.put_opcode (std::min (code, mirrored));
  if (!out.wants_items ())
    return;
  if (swap_p (walk, first, second))
    {
      std::swap (first, second);
      code = mirrored;
    }
  out.put (code);
  put_operand (walk, first);
  put_operand (walk, second);
}

void
put_binary (Walk &walk, tree_code code, tree first, tree second)
{
  KeyBuilder &out = walk.out;
  out.put_opcode (code);
  if (!out.wants_items ())
    return;
  if (commutative_tree_code (code) && swap_p (walk, first, second))
    std::swap (first, second);
  put_operand (walk, first);
  put_operand (walk, second);
}

/* x << 3 as x * 8, where the arithmetic wraps and the two are therefore the same.  */
bool
shift_as_multiplication_p (const gassign *stmt)
{
  tree type = TREE_TYPE (gimple_assign_lhs (stmt));
  tree amount = gimple_assign_rhs2 (stmt);
  return gimple_assign_rhs_code (stmt) == LSHIFT_EXPR && INTEGRAL_TYPE_P (type)
         && TYPE_OVERFLOW_WRAPS (type) /* By the options of cfun, the walked function.  */
         && TREE_CODE (amount) == INTEGER_CST
         && wi::ltu_p (wi::to_wide (amount), TYPE_PRECISION (type));
}

void
put_shift_as_multiplication (Walk &walk, const gassign *stmt)
{
  tree type = TREE_TYPE (gimple_assign_lhs (stmt));
  KeyBuilder &out = walk.out;
  out.put_opcode (MULT_EXPR);
  if (!out.wants_items ())
    return;
  put_operand (walk, gimple_assign_rhs1 (stmt));
  wide_int factor
      = wi::set_bit_in_zero (tree_to_uhwi (gimple_assign_rhs2 (stmt)), TYPE_PRECISION (type));
  put_operand (walk, wide_int_to_tree (type, factor));
}

/* True if STMT only gives a value another name: a copy, or a conversion between types that hold
   values alike (T * to U *).  */
bool
copy_p (Walk &walk, const gassign *stmt)
{
  tree_code code = gimple_assign_rhs_code (stmt);
  if (code == SSA_NAME)
    return true;
  tree source = gimple_assign_rhs1 (stmt);
  return CONVERT_EXPR_CODE_P (code) && is_gimple_reg_type (TREE_TYPE (source))
         && walk.unit.types.value (TREE_TYPE (gimple_assign_lhs (stmt)))
                == walk.unit.types.value (TREE_TYPE (source));
}

void
put_unary (Walk &walk, tree_code code, tree operand)
{
  walk.out.put_opcode (CONVERT_EXPR_CODE_P (code) ? NOP_EXPR : code);
  put_operand (walk, operand);
}

void
put_right_side (Walk &walk, const gassign *stmt)
{
  tree_code code = gimple_assign_rhs_code (stmt);
  tree first = gimple_assign_rhs1 (stmt);
  if (copy_p (walk, stmt))
    {
      put_unary (walk, SSA_NAME, first);
      return;
    }
  switch (gimple_assign_rhs_class (stmt))
    {
    case GIMPLE_SINGLE_RHS:
      walk.out.put_opcode (operand_class (first));
      put_operand (walk, first);
      return;
    case GIMPLE_UNARY_RHS:
      put_unary (walk, code, first);
      return;
    case GIMPLE_BINARY_RHS:
      if (shift_as_multiplication_p (stmt))
        put_shift_as_multiplication (walk, stmt);
      else if (TREE_CODE_CLASS (code) == tcc_comparison)
        put_comparison (walk, code, first, gimple_assign_rhs2 (stmt));
      else
        put_binary (walk, code, first, gimple_assign_rhs2 (stmt));
      return;
    case GIMPLE_TERNARY_RHS:
      walk.out.put_opcode (code);
      /* Before GCC 13 the condition of a COND_EXPR may be a comparison itself.  */
      if (COMPARISON_CLASS_P (first))
        put_comparison (walk, TREE_CODE (first), TREE_OPERAND (first, 0), TREE_OPERAND (first, 1));
      else
        put_operand (walk, first);
      put_operand (walk, gimple_assign_rhs2 (stmt));
      put_operand (walk, gimple_assign_rhs3 (stmt));
      return;
    default:
      walk.out.refuse (Unsupported::statement);
    }
}

void
put_assign (Walk &walk, const gassign *stmt)
{
  KeyBuilder &out = walk.out;
  out.put_opcode (Tag::assign);
  put_right_side (walk, stmt);
  out.put (gimple_has_volatile_ops (stmt));
  out.put (gimple_assign_nontemporal_move_p (stmt));
  put_operand (walk, gimple_assign_lhs (stmt));
}

/* The callee.  A function's call to itself is the same in every function; its address is not.  */
void
put_callee (Walk &walk, const gcall *stmt)
{
  KeyBuilder &out = walk.out;
  tree fndecl = gimple_call_fndecl (stmt);
  if (!fndecl)
    {
      put_operand (walk, gimple_call_fn (stmt));
      return;
    }
  GlobalNumber callee = walk.unit.globals.callee_number (fndecl);
  cgraph_node *node = cgraph_node::get (fndecl);
  if (callee.is_cycle_class)
    out.put (Tag::cycle_call);
  else if (node && representative (node) == walk.self
           && walk.self->get_availability () > AVAIL_INTERPOSABLE)
    {
      out.put (Tag::self_call);
      return;
    }
  else
    out.put (Tag::global);
  out.put (callee.number);
}

/* Functions that name an exception region by its index in the function.  */
bool
names_eh_region_p (const gcall *stmt)
{
  return gimple_call_builtin_p (stmt, BUILT_IN_EH_POINTER)
         || gimple_call_builtin_p (stmt, BUILT_IN_EH_FILTER)
         || gimple_call_builtin_p (stmt, BUILT_IN_EH_COPY_VALUES);
}

void
put_arguments (Walk &walk, const gcall *stmt)
{
  bool eh_regions = names_eh_region_p (stmt);
  for (unsigned i = 0; i < gimple_call_num_args (stmt); i++)
    {
      tree argument = gimple_call_arg (stmt, i);
      if (eh_regions && tree_fits_shwi_p (argument))
        put_eh_region (walk, tree_to_shwi (argument));
      else
        /* With its type: variadic and unprototyped calls pass -1 and -1LL differently.  */
        put_operand (walk, argument);
    }
}

void
put_call (Walk &walk, gcall *stmt)
{
  KeyBuilder &out = walk.out;
  out.put_opcode (Tag::call);
  out.put_opcode (gimple_call_internal_p (stmt) ? gimple_call_internal_fn (stmt) + 1 : 0);
  out.put_opcode (gimple_call_num_args (stmt));
  out.put_opcode (gimple_call_lhs (stmt) != NULL_TREE);
  if (!out.wants_items ())
    return;
  /* All flags that GCC keeps in the call, whatever they are called in this version, but for the one
     that only records what the tail call pass found.  */
  out.put (stmt->subcode & ~static_cast<unsigned> (GF_CALL_TAILCALL));
  if (!gimple_call_internal_p (stmt))
    {
      put_callee (walk, stmt);
      put_function_type (walk, gimple_call_fntype (stmt));
      put_attributes (walk, TYPE_ATTRIBUTES (gimple_call_fntype (stmt)), AttributeRole::fact);
    }
  put_arguments (walk, stmt);
  put_operand (walk, gimple_call_chain (stmt));
  put_operand (walk, gimple_call_lhs (stmt));
  out.put_site (Site::Kind::call, stmt);
}

void
put_asm_operand (Walk &walk, tree operand)
{
  tree constraint = TREE_VALUE (TREE_PURPOSE (operand));
  walk.out.put_bytes (TREE_STRING_POINTER (constraint), TREE_STRING_LENGTH (constraint));
  walk.out.put (walk.unit.types.value (TREE_TYPE (TREE_VALUE (operand))));
  put_operand (walk, TREE_VALUE (operand));
}

void
put_asm (Walk &walk, const gasm *stmt)
{
  KeyBuilder &out = walk.out;
  out.put_opcode (Tag::asm_);
  out.put_opcode (gimple_asm_noutputs (stmt));
  out.put_opcode (gimple_asm_ninputs (stmt));
  out.put_opcode (gimple_asm_nclobbers (stmt));
  if (gimple_asm_nlabels (stmt))
    out.refuse (Unsupported::asm_goto);
  if (!out.wants_items ())
    return;
  out.put_bytes (gimple_asm_string (stmt), strlen (gimple_asm_string (stmt)));
  out.put (gimple_asm_volatile_p (stmt));
  out.put (compat::asm_basic_p (stmt));
  out.put (gimple_asm_inline_p (stmt));
  for (unsigned i = 0; i < gimple_asm_ninputs (stmt); i++)
    put_asm_operand (walk, gimple_asm_input_op (stmt, i));
  for (unsigned i = 0; i < gimple_asm_noutputs (stmt); i++)
    put_asm_operand (walk, gimple_asm_output_op (stmt, i));
  for (unsigned i = 0; i < gimple_asm_nclobbers (stmt); i++)
    {
      tree clobber = TREE_VALUE (gimple_asm_clobber_op (stmt, i));
      out.put_bytes (TREE_STRING_POINTER (clobber), TREE_STRING_LENGTH (clobber));
    }
}

/* The destinations are the block's edges, in the order of the labels.  */
void
put_switch (Walk &walk, const gswitch *stmt)
{
  KeyBuilder &out = walk.out;
  out.put_opcode (Tag::switch_);
  out.put_opcode (gimple_switch_num_labels (stmt));
  put_operand (walk, gimple_switch_index (stmt));
  for (unsigned i = 0; i < gimple_switch_num_labels (stmt); i++)
    {
      tree label = gimple_switch_label (stmt, i);
      out.put (Tag::case_);
      put_operand (walk, CASE_LOW (label));
      put_operand (walk, CASE_HIGH (label));
    }
}

void
check_label (KeyBuilder &out, const glabel *stmt)
{
  tree label = gimple_label_label (stmt);
  if (FORCED_LABEL (label) || DECL_NONLOCAL (label))
    out.refuse (Unsupported::forced_label);
}

} // namespace

bool
invisible_p (const gimple *stmt)
{
  switch (gimple_code (stmt))
    {
    case GIMPLE_DEBUG:
    case GIMPLE_NOP:
    case GIMPLE_PREDICT:
    case GIMPLE_LABEL:
      return true;
    default:
      return false;
    }
}

void
put_statement (Walk &walk, gimple *stmt)
{
  KeyBuilder &out = walk.out;
  switch (gimple_code (stmt))
    {
    case GIMPLE_LABEL:
      check_label (out, as_a<glabel *> (stmt));
      return;
    case GIMPLE_DEBUG:
    case GIMPLE_NOP:
    case GIMPLE_PREDICT:
      return;
    case GIMPLE_ASSIGN:
      put_assign (walk, as_a<gassign *> (stmt));
      break;
    case GIMPLE_CALL:
      put_call (walk, as_a<gcall *> (stmt));
      break;
    case GIMPLE_COND:
      out.put_opcode (Tag::cond);
      put_comparison (walk, gimple_cond_code (stmt), gimple_cond_lhs (stmt),
                      gimple_cond_rhs (stmt));
      break;
    case GIMPLE_SWITCH:
      put_switch (walk, as_a<gswitch *> (stmt));
      break;
    case GIMPLE_RETURN:
      out.put_opcode (Tag::return_);
      put_operand (walk, gimple_return_retval (as_a<greturn *> (stmt)));
      break;
    case GIMPLE_ASM:
      put_asm (walk, as_a<gasm *> (stmt));
      break;
    case GIMPLE_RESX:
      out.put_opcode (Tag::resx);
      put_eh_region (walk, gimple_resx_region (as_a<gresx *> (stmt)));
      break;
    case GIMPLE_EH_DISPATCH:
      out.put_opcode (Tag::eh_dispatch);
      put_eh_region (walk, gimple_eh_dispatch_region (as_a<geh_dispatch *> (stmt)));
      break;
    case GIMPLE_GOTO:
      out.refuse (Unsupported::computed_goto);
      return;
    case GIMPLE_TRANSACTION:
      out.refuse (Unsupported::transaction);
      return;
    default:
      out.refuse (Unsupported::statement);
      return;
    }
  put_eh_of_statement (walk, stmt);
}

} // namespace mergefn
