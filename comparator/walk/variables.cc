/* Variables in a key.  Reads declarations, never changes one.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "comparator/walk/variables.h"
#include "comparator/trees/attributes.h"
#include "comparator/trees/promises.h"

namespace mergefn
{

namespace
{

bool
function_local_p (const Walk &walk, const_tree decl)
{
  return (VAR_P (decl) || TREE_CODE (decl) == PARM_DECL || TREE_CODE (decl) == RESULT_DECL)
         && auto_var_in_fn_p (decl, walk.self->decl);
}

/* True if DECL is memory of which only the address is known here.  Then each access says itself
   what it is.  Scalar replacement goes by the declared type, but acts on whole copies only, and
   those have the type.  Padding and arguments, though, go by the declared type.  */
bool
typeless_storage_p (const_tree decl)
{
  return VAR_P (decl) && TREE_ADDRESSABLE (decl) && !DECL_HARD_REGISTER (decl)
         && !DECL_HAS_VALUE_EXPR_P (decl) && !TREE_THIS_VOLATILE (decl)
         && TREE_CODE (TREE_TYPE (decl)) == ARRAY_TYPE && !flag_stack_protect && DECL_SIZE (decl)
         && TREE_CODE (DECL_SIZE (decl)) == INTEGER_CST;
}

/* A size that the function computes is no part of its storage that can be compared.  */
void
put_size (KeyBuilder &out, const_tree size)
{
  if (!size)
    out.put (Tag::missing); /* A void result has none.  */
  else if (!CONSTANT_CLASS_P (size) || !put_constant (out, size))
    out.refuse (Unsupported::operand);
}

/* AddressSanitizer names the variables of a frame, and their lines, in its messages.  It makes a variable of each
   parameter whose address is taken (sanitize_rewrite_addressable_params).  */
void
put_name_in_messages (KeyBuilder &out, const_tree decl)
{
  if (!(flag_sanitize & (SANITIZE_ADDRESS | SANITIZE_HWADDRESS))
      || (!VAR_P (decl) && !(TREE_CODE (decl) == PARM_DECL && TREE_ADDRESSABLE (decl))))
    return;
  const_tree name = DECL_NAME (decl);
  out.put_bytes (name ? IDENTIFIER_POINTER (name) : "", name ? IDENTIFIER_LENGTH (name) : 0);
  out.put (DECL_SOURCE_LINE (decl));
  /* AddressSanitizer guards what the user declared.  */
  out.put (DECL_ARTIFICIAL (decl));
}

/* -fstack-protector guards arrays of characters, by what their type is called.  */
void
put_guarded_arrays (KeyBuilder &out, const_tree type)
{
  if (TREE_CODE (type) == ARRAY_TYPE)
    {
      const_tree item = TYPE_MAIN_VARIANT (TREE_TYPE (type));
      out.put (item == char_type_node || item == signed_char_type_node
               || item == unsigned_char_type_node);
    }
  else if (RECORD_OR_UNION_TYPE_P (type))
    for (const_tree field = TYPE_FIELDS (type); field; field = DECL_CHAIN (field))
      if (TREE_CODE (field) == FIELD_DECL)
        put_guarded_arrays (out, TREE_TYPE (field));
}

/* Writes the promises of local DECL's storage.  */
void
put_local_storage (Walk &walk, tree decl)
{
  WalkOutput &out = walk.out;
  out.put (TREE_CODE (decl));
  const bool typeless = typeless_storage_p (decl);
  out.put (typeless ? 0 : walk.type (TREE_TYPE (decl)) + 1);
  if (typeless)
    out.put (walk.unit.types.copied_in (TREE_TYPE (decl)));
  /* What is in memory may be in registers later, and what is passed may be what a loop begins with (may_bound_loop_p).  */
  if (walk.calls_itself || (!is_gimple_reg (decl) && walk.cycles.any ()))
    out.put (walk.unit.types.pointees (TREE_TYPE (decl)));
  put_size (out, DECL_SIZE (decl));
  /* A local whose address nobody takes any more may be held in a register of its mode.  */
  out.put (DECL_MODE (decl));
  out.put (DECL_ALIGN (decl));
  out.put (DECL_USER_ALIGN (decl));
  out.put (TREE_THIS_VOLATILE (decl));
  out.put (TREE_ADDRESSABLE (decl));
  out.put (!is_gimple_reg (decl) && TREE_READONLY (decl));
  out.put (DECL_BY_REFERENCE (decl));
  put_name_in_messages (out, decl);
  if (!VAR_P (decl))
    return;
  out.put (DECL_HARD_REGISTER (decl));
  if (DECL_HARD_REGISTER (decl))
    {
      const char *name = IDENTIFIER_POINTER (DECL_ASSEMBLER_NAME (decl));
      out.put_bytes (name, strlen (name));
    }
  out.put (DECL_NONALIASED (decl));
  put_attributes (out, DECL_ATTRIBUTES (decl), AttributeRole::code);
  if (flag_stack_protect)
    put_guarded_arrays (out, TREE_TYPE (decl));
  /* The expression that DECL stands for is part of no statement, so nothing could be weakened
     there.  */
  if (DECL_HAS_VALUE_EXPR_P (decl))
    out.refuse (Unsupported::operand);
}

} // namespace

void
put_global (Walk &walk, tree decl)
{
  walk.out.put (Tag::global);
  walk.out.put (walk.unit.globals.number (decl));
  put_promises_of_alias (walk.out, decl, representative_decl (decl));
}

void
put_decl (Walk &walk, tree decl)
{
  WalkOutput &out = walk.out;
  if (!function_local_p (walk, decl))
    {
      if (TREE_CODE (decl) != FUNCTION_DECL && TREE_CODE (decl) != CONST_DECL && !VAR_P (decl))
        out.refuse (Unsupported::operand);
      put_global (walk, decl);
      return;
    }
  auto [number, first] = walk.locals.decl (decl);
  out.put (Tag::local);
  out.put (number);
  if (first)
    put_local_storage (walk, decl);
}

} // namespace mergefn
