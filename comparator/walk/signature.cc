/* Signatures in a key.  Reads declarations, never changes one.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "comparator/walk/signature.h"
#include "comparator/compat_ranges.h"
#include "comparator/faults.h"
#include "comparator/trees/attributes.h"
#include "comparator/walk/demands.h"
#include "comparator/walk/operands.h"
#include "comparator/trees/promises.h"

namespace mergefn
{

/* Returns how the target aligns an argument of TYPE, in bits; 0 if there is none of TYPE.  */
static unsigned
argument_boundary (tree type)
{
  if (VOID_TYPE_P (type) || FUNC_OR_METHOD_TYPE_P (type) || !COMPLETE_TYPE_P (type))
    return 0;
  /* The target may note that an ABI has changed, once.  It is to do so where the function is compiled.  */
  int psabi = warn_psabi;
  warn_psabi = 0;
  unsigned boundary = targetm.calls.function_arg_boundary (TYPE_MODE (type), type);
  warn_psabi = psabi;
  return boundary;
}

void
put_argument_alignment (KeyBuilder &out, tree type)
{
  /* An enumeration or a class may have an alignment of its own, by which it is passed in memory.  */
  out.put (TYPE_ALIGN (TYPE_MAIN_VARIANT (type)));
  out.put (argument_boundary (type));
}

void
put_passing (Walk &walk, tree type, tree fntype, Passed way)
{
  WalkOutput &out = walk.out;
  out.put (walk.unit.types.value (type));
  put_argument_alignment (out, type);
  if (!INTEGRAL_TYPE_P (type) && !POINTER_TYPE_P (type))
    return;
  int is_unsigned = TYPE_UNSIGNED (type);
  machine_mode mode
      = promote_function_mode (type, TYPE_MODE (type), &is_unsigned, fntype, way == Passed::from);
  bool extended
      = mode != TYPE_MODE (type) || TYPE_PRECISION (type) < TYPE_PRECISION (integer_type_node);
  out.put (extended ? is_unsigned + 1 : 0);
  if (way == Passed::to)
    return;
  /* Targets know no register for a result in memory, and some crash when asked.  */
  rtx where = aggregate_value_p (type, fntype) ? nullptr
                                               : targetm.calls.function_value (type, fntype, true);
  out.put (where && REG_P (where) ? REGNO (where) + 1 : 0);
}

namespace
{

void
put_declaration_flags (Walk &walk)
{
  WalkOutput &out = walk.out;
  tree decl = walk.self->decl;
  out.put (DECL_STATIC_CHAIN (decl));
  out.put (TREE_THIS_VOLATILE (decl));
  out.put (DECL_NO_INSTRUMENT_FUNCTION_ENTRY_EXIT (decl));
  out.put (DECL_NO_LIMIT_STACK (decl));
  out.put (special_flags (decl));
  out.put (DECL_IS_NOVOPS (decl));
  /* GCC may remove a call to a replaceable allocation function together with its partner.  GCC may
     turn a call to a function with a built-in's name into something else.  */
  out.put (DECL_IS_OPERATOR_NEW_P (decl));
  /* An operator new that may throw never returns null, so neither kind may stand for the other
     (gimple_call_nonnull_result_p).  */
  out.put (DECL_IS_OPERATOR_NEW_P (decl) && TREE_NOTHROW (decl) && !faulty_p (Fault::allocators));
  out.put (DECL_IS_OPERATOR_DELETE_P (decl));
  out.put (DECL_IS_REPLACEABLE_OPERATOR (decl));
  out.put (DECL_BUILT_IN_CLASS (decl));
  out.put (fndecl_built_in_p (decl) ? DECL_UNCHECKED_FUNCTION_CODE (decl) : 0);
  out.put (DECL_USER_ALIGN (decl) ? DECL_ALIGN (decl) : 0);
  const char *section = walk.self->implicit_section ? nullptr : walk.self->get_section ();
  out.put_bytes (section, section ? strlen (section) : 0);
  tree personality = DECL_FUNCTION_PERSONALITY (decl);
  out.put (personality ? walk.unit.globals.number (personality) + 1 : 0);
}

void
put_body_flags (Walk &walk)
{
  WalkOutput &out = walk.out;
  const function *fun = walk.fun;
  out.put (fun->calls_setjmp);
  out.put (fun->calls_alloca);
  out.put (fun->calls_eh_return);
  out.put (fun->has_nonlocal_label);
  out.put (fun->has_forced_label_in_static);
  out.put (fun->va_list_gpr_size);
  out.put (fun->va_list_fpr_size);
  out.put (fun->can_throw_non_call_exceptions);
  out.put (fun->can_delete_dead_exceptions);
  out.put (fun->returns_struct);
  out.put (fun->returns_pcc_struct);
  out.put (fun->has_local_explicit_reg_vars);
  out.put (fun->is_thunk);
  out.put (fun->tail_call_marked);
  out.put (fun->has_simduid_loops);
  out.put (fun->has_force_vectorize_loops);
}

/* The attribute "access" can say how many items a parameter points to, and which parameter has their
   number.  */
void
put_object_sizes (Walk &walk)
{
  tree decl = walk.self->decl;
  tree attributes = TYPE_ATTRIBUTES (TREE_TYPE (decl));
  put_attributes (walk.out, attributes, AttributeRole::fact);
  if (!lookup_attribute ("access", attributes))
    return;
  for (tree parm = DECL_ARGUMENTS (decl); parm; parm = DECL_CHAIN (parm))
    {
      put_arithmetic_type (walk, parm);
      put_pointed_size (walk.out, TREE_TYPE (parm));
    }
}

/* Late passes replace loads from parameters by these.  */
void
put_aggregate_values (Walk &walk)
{
  for (const compat::AggregateValue &known : compat::aggregate_values (walk.self))
    {
      walk.out.put (known.index);
      walk.out.put (known.unit_offset);
      walk.out.put (known.by_ref);
      put_operand (walk, known.value);
    }
}

/* True if OPERAND is memory that is accessed as one number, wider than a pointer.  */
bool
wide_access_p (const_tree operand)
{
  if (!operand || is_gimple_val (const_cast<tree> (operand)))
    return false;
  const_tree type = TREE_TYPE (operand);
  return is_gimple_reg_type (const_cast<tree> (type))
         && (!TYPE_SIZE (type) || TREE_CODE (TYPE_SIZE (type)) != INTEGER_CST
             || compare_tree_int (TYPE_SIZE (type), POINTER_SIZE) > 0);
}

/* True if STMT may access several fields as one number.  GCC makes such accesses of copies of memory, too.  */
bool
accesses_fields_p (const gimple *stmt)
{
  if (string_function_p (stmt) || gimple_code (stmt) == GIMPLE_ASM)
    return true;
  if (is_gimple_call (stmt))
    return wide_access_p (gimple_call_lhs (stmt));
  return gimple_assign_single_p (stmt)
         && (wide_access_p (gimple_assign_lhs (stmt)) || wide_access_p (gimple_assign_rhs1 (stmt)));
}

/* Points-to analysis makes a variable for each field of the CLASS that a constructor constructs.  Of a number as wide as
   several fields it sees the first one alone (get_constraint_for_1).  */
void
put_constructed_fields (Walk &walk, tree class_)
{
  if (!any_statement_p (walk.fun, accesses_fields_p))
    return;
  walk.out.put (walk.unit.types.value (class_));
}

void
put_parameter (Walk &walk, tree parm)
{
  WalkOutput &out = walk.out;
  put_decl (walk, parm);
  tree fntype = TREE_TYPE (walk.self->decl);
  put_passing (walk, TREE_TYPE (parm), fntype, Passed::to);
  put_passing (walk, DECL_ARG_TYPE (parm), fntype, Passed::to);
  /* The function's own type says that a method's object is nonnull, and debug information needs
     that type as it is.  GCC also takes the first parameter of a constructor for restrict, even
     where a clone has lost the object.  The same holds for members that its class declares
     restrict.  */
  bool first = parm == DECL_ARGUMENTS (walk.self->decl);
  out.put (first && TREE_CODE (fntype) == METHOD_TYPE);
  const bool constructed = first && DECL_CXX_CONSTRUCTOR_P (walk.self->decl);
  out.put (constructed ? 1 + walk.unit.types.restrict_members (TREE_TYPE (parm)) : 0);
  if (constructed && POINTER_TYPE_P (TREE_TYPE (parm)))
    put_constructed_fields (walk, TREE_TYPE (TREE_TYPE (parm)));
  out.put (DECL_HIDDEN_STRING_LENGTH (parm));
  out.put_site (Site::Kind::parameter, parm);
}

} // namespace

void
put_function_type (Walk &walk, tree fntype)
{
  WalkOutput &out = walk.out;
  if (!fntype)
    {
      out.put (Tag::missing);
      return;
    }
  tree target = DECL_FUNCTION_SPECIFIC_TARGET (walk.self->decl);
  std::vector<Item> &known = walk.unit.function_types[{ fntype, target }];
  if (!known.empty ())
    {
      out.put_items (known);
      return;
    }
  size_t begin = out.size ();
  put_passing (walk, TREE_TYPE (fntype), fntype, Passed::from);
  out.put (stdarg_p (fntype));
  out.put (prototype_p (fntype));
  out.put (TYPE_VOLATILE (fntype)); /* It does not return.  */
  /* The result is in memory, whatever its type (aggregate_value_p).  */
  out.put (TREE_ADDRESSABLE (fntype));
  out.put (list_length (TYPE_ARG_TYPES (fntype)));
  for (tree arg = TYPE_ARG_TYPES (fntype); arg; arg = TREE_CHAIN (arg))
    put_passing (walk, TREE_VALUE (arg), fntype, Passed::to);
  put_attributes (out, TYPE_ATTRIBUTES (fntype), AttributeRole::code);
  if (out.unsupported () == Unsupported::none)
    known = out.items_from (begin);
}

void
put_signature (Walk &walk)
{
  WalkOutput &out = walk.out;
  tree decl = walk.self->decl;
  out.put_opcode (Tag::signature);
  out.put_opcode (list_length (DECL_ARGUMENTS (decl)));
  out.put_opcode (stdarg_p (TREE_TYPE (decl)));
  if (!out.wants_items ())
    return;
  for (tree parm = DECL_ARGUMENTS (decl); parm; parm = DECL_CHAIN (parm))
    put_parameter (walk, parm);
  put_function_type (walk, TREE_TYPE (decl));
  if (tree result = DECL_RESULT (decl))
    put_decl (walk, result);
  if (tree chain = walk.fun->static_chain_decl)
    put_decl (walk, chain);
  out.put (Tag::option);
  out.put (walk.unit.options.optimization (decl));
  out.put (walk.unit.options.target (decl));
  put_declaration_flags (walk);
  put_body_flags (walk);
  if (asks_size_at_run_time_p (walk.self))
    put_object_sizes (walk);
  put_aggregate_values (walk);
  put_attributes (out, DECL_ATTRIBUTES (decl), AttributeRole::code);
}

} // namespace mergefn
