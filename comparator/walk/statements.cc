/* Statements in a key.  Reads GIMPLE, never folds or changes a statement.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "comparator/walk/statements.h"
#include "comparator/compat.h"
#include "comparator/walk/call.h"
#include "comparator/walk/demands.h"
#include "comparator/walk/eh.h"
#include "comparator/walk/operands.h"
#include "comparator/walk/operations.h"

namespace mergefn
{

namespace
{

void
put_asm_operand (Walk &walk, tree operand)
{
  tree constraint = TREE_VALUE (TREE_PURPOSE (operand));
  walk.out.put_bytes (TREE_STRING_POINTER (constraint), TREE_STRING_LENGTH (constraint));
  put_arithmetic_type (walk, TREE_VALUE (operand));
  put_operand (walk, TREE_VALUE (operand));
}

void
put_asm (Walk &walk, const gasm *stmt)
{
  WalkOutput &out = walk.out;
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
  WalkOutput &out = walk.out;
  out.put_opcode (Tag::switch_);
  out.put_opcode (gimple_switch_num_labels (stmt));
  put_arithmetic_type (walk, out.wants_items () ? gimple_switch_index (stmt) : NULL_TREE);
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
put_return (Walk &walk, const greturn *stmt)
{
  tree value = gimple_return_retval (stmt);
  walk.out.put_opcode (Tag::return_);
  if (value)
    hash_constant (walk.out, value);
  put_operand (walk, value);
  /* Stores through pointers to a variable that is returned must be there.  The variable's alias set
     decides which stores those can be, and calls may store, too.  Nothing could weaken that.  */
  if (value && DECL_P (value) && TREE_ADDRESSABLE (value) && walk.out.wants_items ()
      && opt_for_fn (walk.self->decl, flag_strict_aliasing))
    walk.out.put (walk.unit.alias_sets.number (get_alias_set (value)));
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
put_statement (Walk &walk, gimple *stmt)
{
  WalkOutput &out = walk.out;
  if (is_gimple_debug (stmt))
    return false;
  if (copied_value (walk, stmt))
    {
      out.put_copy (gimple_assign_lhs (stmt));
      return false;
    }
  if (demand_p (stmt))
    out.refuse (Unsupported::demand);
  walk.facts_in_key |= doubtful_p (stmt);
  out.set_statement (stmt);
  switch (gimple_code (stmt))
    {
    case GIMPLE_LABEL:
      check_label (out, as_a<glabel *> (stmt));
      return false;
    case GIMPLE_NOP:
    case GIMPLE_PREDICT:
      return false;
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
      put_return (walk, as_a<greturn *> (stmt));
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
      return false;
    case GIMPLE_TRANSACTION:
      out.refuse (Unsupported::transaction);
      return false;
    default:
      out.refuse (Unsupported::statement);
      return false;
    }
  put_eh_of_statement (walk, stmt);
  return true;
}

} // namespace mergefn
