/* Signatures in a key.  Reads declarations, never changes one.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "signature.h"
#include "operands.h"

namespace mergefn
{

namespace
{

/* Attributes that describe what GCC may assume.  */
const char *const fact_attributes[]
    = { "nonnull", "returns_nonnull", "malloc", "alloc_size", "alloc_align", "assume_aligned",
        "pure",    "const",           "access", "cold",       "hot",         "leaf",
        "nothrow", "fn spec" };

/* Attributes of the symbol (merging looks at the symbol itself), of inlining and cloning (which are
   over), and of diagnostics.  A user section is compared by name, not by this attribute.  */
const char *const ignored_attributes[] = { "abi_tag",
                                           "alias",
                                           "always_inline",
                                           "artificial",
                                           "deprecated",
                                           "externally_visible",
                                           "flatten",
                                           "format",
                                           "format_arg",
                                           "gnu_inline",
                                           "mergefn shared",
                                           "noclone",
                                           "nodiscard",
                                           "noinline",
                                           "nonstring",
                                           "section",
                                           "sentinel",
                                           "unavailable",
                                           "unused",
                                           "used",
                                           "visibility",
                                           "warn_unused_result",
                                           "weak" };

template <size_t N>
bool
listed (const char *const (&names)[N], const char *name)
{
  return std::any_of (std::begin (names), std::end (names),
                      [name] (const char *known) { return !strcmp (known, name); });
}

void
put_identifier (KeyBuilder &out, const_tree identifier)
{
  out.put_bytes (IDENTIFIER_POINTER (identifier), IDENTIFIER_LENGTH (identifier));
}

void
put_attribute_value (Walk &walk, tree value)
{
  KeyBuilder &out = walk.out;
  if (!value)
    out.put (Tag::missing);
  else if (TREE_CODE (value) == TREE_LIST)
    for (; value; value = TREE_CHAIN (value))
      {
        put_attribute_value (walk, TREE_PURPOSE (value));
        put_attribute_value (walk, TREE_VALUE (value));
      }
  else if (TREE_CODE (value) == IDENTIFIER_NODE)
    put_identifier (out, value);
  else if (!put_constant (out, value))
    out.refuse (Unsupported::operand);
}

/* How a value of TYPE is passed to, or RETURNED by, a function of type FNTYPE.  Where the one who
   passes it extends it, its sign counts too; and where the return register depends on more than the
   mode, so does that.  */
void
put_passing (Walk &walk, tree type, tree fntype, bool returned)
{
  KeyBuilder &out = walk.out;
  out.put (walk.unit.types.value (type));
  if (!INTEGRAL_TYPE_P (type) && !POINTER_TYPE_P (type))
    return;
  int is_unsigned = TYPE_UNSIGNED (type);
  machine_mode mode
      = promote_function_mode (type, TYPE_MODE (type), &is_unsigned, fntype, returned);
  bool extended
      = mode != TYPE_MODE (type) || TYPE_PRECISION (type) < TYPE_PRECISION (integer_type_node);
  out.put (extended ? is_unsigned + 1 : 0);
  if (!returned)
    return;
  rtx where = targetm.calls.function_value (type, fntype, true);
  out.put (where && REG_P (where) ? REGNO (where) + 1 : 0);
}

void
put_declaration_flags (Walk &walk)
{
  KeyBuilder &out = walk.out;
  tree decl = walk.self->decl;
  out.put (DECL_STATIC_CHAIN (decl));
  out.put (TREE_THIS_VOLATILE (decl));
  out.put (DECL_NO_INSTRUMENT_FUNCTION_ENTRY_EXIT (decl));
  out.put (DECL_NO_LIMIT_STACK (decl));
  out.put (DECL_IS_RETURNS_TWICE (decl));
  out.put (DECL_IS_NOVOPS (decl));
  /* A call to a replaceable allocation function may be removed with its partner; so may a call to a
     function of a built-in's name be turned into something else.  */
  out.put (DECL_IS_OPERATOR_NEW_P (decl));
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
  KeyBuilder &out = walk.out;
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

void
put_parameter (Walk &walk, tree parm)
{
  KeyBuilder &out = walk.out;
  put_decl (walk, parm);
  tree fntype = TREE_TYPE (walk.self->decl);
  put_passing (walk, TREE_TYPE (parm), fntype, false);
  put_passing (walk, DECL_ARG_TYPE (parm), fntype, false);
  /* That a method's object is nonnull stands in the type of the function itself, which debug
     information needs as it is.  A constructor's is taken for restrict besides.  */
  bool object = TREE_CODE (fntype) == METHOD_TYPE && parm == DECL_ARGUMENTS (walk.self->decl);
  out.put (object ? 1 + DECL_CXX_CONSTRUCTOR_P (walk.self->decl) : 0);
  out.put_site (Site::Kind::parameter, parm);
}

} // namespace

AttributeRole
attribute_role (tree attribute)
{
  const char *name = IDENTIFIER_POINTER (get_attribute_name (attribute));
  if (listed (fact_attributes, name))
    return AttributeRole::fact;
  return listed (ignored_attributes, name) ? AttributeRole::ignored : AttributeRole::code;
}

void
put_attributes (Walk &walk, tree list, AttributeRole role)
{
  for (; list; list = TREE_CHAIN (list))
    if (attribute_role (list) == role)
      {
        walk.out.put (Tag::attribute);
        put_identifier (walk.out, get_attribute_name (list));
        put_attribute_value (walk, TREE_VALUE (list));
      }
}

void
put_function_type (Walk &walk, tree fntype)
{
  KeyBuilder &out = walk.out;
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
  put_passing (walk, TREE_TYPE (fntype), fntype, true);
  out.put (stdarg_p (fntype));
  out.put (prototype_p (fntype));
  out.put (TYPE_VOLATILE (fntype)); /* It does not return.  */
  out.put (list_length (TYPE_ARG_TYPES (fntype)));
  for (tree arg = TYPE_ARG_TYPES (fntype); arg; arg = TREE_CHAIN (arg))
    put_passing (walk, TREE_VALUE (arg), fntype, false);
  put_attributes (walk, TYPE_ATTRIBUTES (fntype), AttributeRole::code);
  if (out.unsupported () == Unsupported::none)
    known = out.items_from (begin);
}

void
put_signature (Walk &walk)
{
  KeyBuilder &out = walk.out;
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
  put_attributes (walk, DECL_ATTRIBUTES (decl), AttributeRole::code);
}

} // namespace mergefn
