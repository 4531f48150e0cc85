/* Facts of references.  Reads trees, builds none.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "comparator/facts/reference_facts.h"
#include "comparator/statements.h"

namespace mergefn
{

/* Indices and the base count apart: an index that stays within its bounds says nothing of what is
   indexed.  */
unsigned
steps_without_trap (const_tree ref)
{
  unsigned steps = 0;
  for (; handled_component_p (ref); ref = TREE_OPERAND (ref, 0))
    if ((TREE_CODE (ref) == ARRAY_REF || TREE_CODE (ref) == ARRAY_RANGE_REF)
        && TREE_THIS_NOTRAP (ref))
      steps |= 1;
  if ((TREE_CODE (ref) == MEM_REF || TREE_CODE (ref) == TARGET_MEM_REF) && TREE_THIS_NOTRAP (ref))
    steps |= 2;
  return steps;
}

namespace
{

/* The alignment that GCC assumes for an access to BASE because of its type alone.  */
unsigned
declared_alignment (const_tree base)
{
  if (DECL_P (base))
    return DECL_ALIGN (base);
  /* On some targets GCC assumes less for a field than for a variable, and for memory no more than
     for a field.  */
  tree type = TREE_TYPE (base);
  return std::min<unsigned> (TYPE_ALIGN (type), min_align_of_type (type) * BITS_PER_UNIT);
}

} // namespace

std::array<uint64_t, 4>
alignments (tree ref, tree base)
{
  return { declared_alignment (base), TYPE_ALIGN (TREE_TYPE (base)), get_object_alignment (base),
           get_object_alignment (ref) };
}

bool
reaches_anything_p (tree ref)
{
  tree base = get_base_address (ref);
  if (TREE_CODE (base) != MEM_REF)
    return false;
  tree pointer = TREE_TYPE (TREE_OPERAND (base, 1));
  return TYPE_REF_CAN_ALIAS_ALL (pointer)
         && (VOID_TYPE_P (TREE_TYPE (pointer))
             || (TYPE_MAIN_VARIANT (TREE_TYPE (pointer)) == char_type_node
                 && TYPE_MAIN_VARIANT (TREE_TYPE (base)) != char_type_node));
}

bool
copies_memory_p (const gcall *call)
{
  if (!gimple_call_builtin_p (call, BUILT_IN_NORMAL))
    return false;
  switch (DECL_FUNCTION_CODE (gimple_call_fndecl (call)))
    {
    case BUILT_IN_MEMCPY:
    case BUILT_IN_MEMMOVE:
    case BUILT_IN_MEMPCPY:
    case BUILT_IN_MEMSET:
    case BUILT_IN_BCOPY:
    case BUILT_IN_BZERO:
    case BUILT_IN_STRCPY:
    case BUILT_IN_STPCPY:
    case BUILT_IN_STRNCPY:
    case BUILT_IN_STPNCPY:
    case BUILT_IN_STRCAT:
    case BUILT_IN_STRNCAT:
    case BUILT_IN_SPRINTF:
    case BUILT_IN_SNPRINTF:
    case BUILT_IN_MEMCPY_CHK:
    case BUILT_IN_MEMMOVE_CHK:
    case BUILT_IN_MEMPCPY_CHK:
    case BUILT_IN_MEMSET_CHK:
    case BUILT_IN_STRCPY_CHK:
    case BUILT_IN_STPCPY_CHK:
    case BUILT_IN_STRNCPY_CHK:
    case BUILT_IN_STPNCPY_CHK:
    case BUILT_IN_STRCAT_CHK:
    case BUILT_IN_STRNCAT_CHK:
    case BUILT_IN_SPRINTF_CHK:
    case BUILT_IN_SNPRINTF_CHK:
      return true;
    default:
      return false;
    }
}

/* By the declared types: frexp, modf, sincos, remquo, lgamma_r, in all their precisions.  */
bool
stores_number_p (const gcall *call)
{
  if (!gimple_call_builtin_p (call, BUILT_IN_NORMAL) || !gimple_vdef (call))
    return false;
  tree fndecl = gimple_call_fndecl (call);
  if (DECL_FUNCTION_CODE (fndecl) == BUILT_IN_VA_START
      || DECL_FUNCTION_CODE (fndecl) == BUILT_IN_VA_COPY)
    return true;
  for (tree arg = TYPE_ARG_TYPES (TREE_TYPE (fndecl)); arg; arg = TREE_CHAIN (arg))
    if (tree type = TREE_VALUE (arg); POINTER_TYPE_P (type) && !TYPE_READONLY (TREE_TYPE (type))
                                      && (TREE_CODE (TREE_TYPE (type)) == INTEGER_TYPE
                                          || TREE_CODE (TREE_TYPE (type)) == REAL_TYPE)
                                      && TYPE_MODE (TREE_TYPE (type)) != TYPE_MODE (char_type_node))
      return true;
  return false;
}

/* For walk_stmt_load_store_ops: true if REF, whose base is BASE, is at an address that is computed.  */
static bool
computed_address_p (gimple *, tree base, tree ref, void *)
{
  const bool at_variable
      = TREE_CODE (base) == MEM_REF && TREE_CODE (TREE_OPERAND (base, 0)) == ADDR_EXPR;
  if (!DECL_P (base) && !at_variable)
    return true;
  for (; handled_component_p (ref); ref = TREE_OPERAND (ref, 0))
    if ((TREE_CODE (ref) == ARRAY_REF || TREE_CODE (ref) == ARRAY_RANGE_REF)
        && TREE_CODE (TREE_OPERAND (ref, 1)) == SSA_NAME)
      return true;
  return false;
}

bool
computes_addresses_p (function *function)
{
  return any_statement_p (function, [] (gimple *stmt) {
    const gcall *call = dyn_cast<const gcall *> (stmt);
    /* A later pass makes loads of a va_arg.  */
    return (call
            && (copies_memory_p (call) || stores_number_p (call)
                || gimple_call_internal_p (call, IFN_VA_ARG)))
           || walk_stmt_load_store_ops (stmt, nullptr, computed_address_p, computed_address_p);
  });
}

} // namespace mergefn
