/* Mutations of a function's declaration, attributes, type and body flags.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "mutation.h"
#include "comparator/trees/promises.h"

namespace mergefn::mutation
{

namespace
{

#define FUNCTION_FLAG(MACRO, EXPECT) FLAG_OF (MACRO, p.decl, Where::function, EXPECT)

bool
polymorphic_p (const Place &p)
{
  return TREE_CODE (TREE_TYPE (p.decl)) == METHOD_TYPE;
}

} // namespace

const Table function_mutations = {
  { "TREE_NOTHROW", Where::function, fact (FactKind::function_flags),
    [] (Place &p, Undo &u) {
      if (!nothrow_matters_p ())
        return false;
      CHANGE (u, TREE_NOTHROW (p.decl), !TREE_NOTHROW (p.decl));
      return true;
    } },
  FUNCTION_FLAG (TREE_READONLY, fact (FactKind::function_flags)),
  { "DECL_PURE_P", Where::function, fact (FactKind::function_flags),
    [] (Place &p, Undo &u) {
      if (TREE_READONLY (p.decl))
        return false;
      CHANGE (u, DECL_PURE_P (p.decl), !DECL_PURE_P (p.decl));
      return true;
    } },
  FUNCTION_FLAG (DECL_LOOPING_CONST_OR_PURE_P, fact (FactKind::function_flags)),
  FUNCTION_FLAG (DECL_IS_MALLOC, fact (FactKind::function_flags)),
  { "DECL_FINAL_P", Where::function, in_either,
    [] (Place &p, Undo &u) {
      if (!polymorphic_p (p))
        return false;
      CHANGE (u, DECL_FINAL_P (p.decl), !DECL_FINAL_P (p.decl));
      return true;
    } },
  { "DECL_CXX_CONSTRUCTOR_P", Where::function, in_either,
    [] (Place &p, Undo &u) {
      if (!polymorphic_p (p))
        return false;
      CHANGE (u, DECL_CXX_CONSTRUCTOR_P (p.decl), !DECL_CXX_CONSTRUCTOR_P (p.decl));
      return true;
    } },
  { "DECL_CXX_DESTRUCTOR_P", Where::function, in_either,
    [] (Place &p, Undo &u) {
      if (!polymorphic_p (p))
        return false;
      CHANGE (u, DECL_CXX_DESTRUCTOR_P (p.decl), !DECL_CXX_DESTRUCTOR_P (p.decl));
      return true;
    } },
  FUNCTION_FLAG (TREE_THIS_VOLATILE, in_key),
  FUNCTION_FLAG (DECL_IS_NOVOPS, in_key),
  { "DECL_IS_RETURNS_TWICE", Where::function, in_key,
    [] (Place &p, Undo &u) {
      int old = flags_from_decl_or_type (p.decl);
      CHANGE (u, DECL_IS_RETURNS_TWICE (p.decl), !DECL_IS_RETURNS_TWICE (p.decl));
      /* Some names alone say so.  */
      return flags_from_decl_or_type (p.decl) != old;
    } },
  FUNCTION_FLAG (DECL_IS_REPLACEABLE_OPERATOR, in_key),
  FUNCTION_FLAG (DECL_STATIC_CHAIN, in_key),
  FUNCTION_FLAG (DECL_NO_INSTRUMENT_FUNCTION_ENTRY_EXIT, in_key),
  FUNCTION_FLAG (DECL_NO_LIMIT_STACK, in_key),
  FUNCTION_FLAG (DECL_USER_ALIGN, in_key),
  { "DECL_IS_OPERATOR_NEW_P", Where::function, in_key,
    [] (Place &p, Undo &u) {
      tree decl = p.decl;
      auto old = FUNCTION_DECL_DECL_TYPE (decl);
      FUNCTION_DECL_DECL_TYPE (decl) = DECL_IS_OPERATOR_NEW_P (decl)
                                           ? function_decl_type::NONE
                                           : function_decl_type::OPERATOR_NEW;
      u.push ([=] () { FUNCTION_DECL_DECL_TYPE (decl) = old; });
      return true;
    } },
  { "DECL_IS_OPERATOR_DELETE_P", Where::function, in_key,
    [] (Place &p, Undo &u) {
      tree decl = p.decl;
      auto old = FUNCTION_DECL_DECL_TYPE (decl);
      FUNCTION_DECL_DECL_TYPE (decl) = DECL_IS_OPERATOR_DELETE_P (decl)
                                           ? function_decl_type::NONE
                                           : function_decl_type::OPERATOR_DELETE;
      u.push ([=] () { FUNCTION_DECL_DECL_TYPE (decl) = old; });
      return true;
    } },
  { "DECL_BUILT_IN_CLASS", Where::function, in_key,
    [] (Place &p, Undo &u) {
      tree decl = p.decl;
      auto old = DECL_BUILT_IN_CLASS (decl);
      auto code = DECL_UNCHECKED_FUNCTION_CODE (decl);
      if (old != NOT_BUILT_IN)
        return false;
      set_decl_built_in_function (decl, BUILT_IN_NORMAL, BUILT_IN_MEMCPY);
      u.push ([=] () { set_decl_built_in_function (decl, old, code); });
      return true;
    } },
  { "DECL_ALIGN", Where::function, in_digest,
    [] (Place &p, Undo &u) {
      tree decl = p.decl;
      unsigned old = DECL_ALIGN (decl);
      if (DECL_USER_ALIGN (decl))
        return false;
      SET_DECL_ALIGN (decl, MAX (old, BITS_PER_UNIT) * 4);
      u.push ([=] () { SET_DECL_ALIGN (decl, old); });
      return true;
    } },
  { "DECL_ALIGN asked for", Where::function, in_key,
    [] (Place &p, Undo &u) {
      tree decl = p.decl;
      unsigned old = DECL_ALIGN (decl), user = DECL_USER_ALIGN (decl);
      SET_DECL_ALIGN (decl, MAX (old, BITS_PER_UNIT) * 4);
      DECL_USER_ALIGN (decl) = 1;
      u.push ([=] () {
        SET_DECL_ALIGN (decl, old);
        DECL_USER_ALIGN (decl) = user;
      });
      return true;
    } },
  { "DECL_FUNCTION_PERSONALITY", Where::function, in_key,
    [] (Place &p, Undo &u) {
      tree other = DECL_FUNCTION_PERSONALITY (p.decl) ? NULL_TREE : p.decl;
      CHANGE (u, DECL_FUNCTION_PERSONALITY (p.decl), other);
      return true;
    } },
  { "DECL_SECTION_NAME", Where::function, in_key,
    [] (Place &p, Undo &u) {
      cgraph_node *node = p.node;
      if (node->get_section () || node->alias || node->get_comdat_group ())
        return false;
      node->set_section (".text.mutated");
      u.push ([=] () { node->set_section (static_cast<const char *> (nullptr)); });
      return true;
    } },
  /* Those of the symbol, which the engine looks at.  */
  FUNCTION_FLAG (TREE_ADDRESSABLE, nowhere),
  FUNCTION_FLAG (DECL_PRESERVE_P, nowhere),
  FUNCTION_FLAG (DECL_VIRTUAL_P, nowhere),
  /* Those of inlining, cloning, diagnostics and debug information.  */
  FUNCTION_FLAG (DECL_DECLARED_INLINE_P, nowhere),
  FUNCTION_FLAG (DECL_UNINLINABLE, nowhere),
  FUNCTION_FLAG (DECL_DISREGARD_INLINE_LIMITS, nowhere),
  FUNCTION_FLAG (DECL_NO_INLINE_WARNING_P, nowhere),
  FUNCTION_FLAG (DECL_POSSIBLY_INLINED, nowhere),
  FUNCTION_FLAG (DECL_ARTIFICIAL, nowhere),
  FUNCTION_FLAG (DECL_IGNORED_P, nowhere),
  FUNCTION_FLAG (DECL_HAS_DEBUG_ARGS_P, nowhere),
  FUNCTION_FLAG (TREE_DEPRECATED, nowhere),
  FUNCTION_FLAG (TREE_USED, nowhere),
  FUNCTION_FLAG (TREE_PROTECTED, nowhere),
  FUNCTION_FLAG (TREE_PRIVATE, nowhere),
  { "DECL_NAME", Where::function, nowhere,
    [] (Place &p, Undo &u) {
      CHANGE (u, DECL_NAME (p.decl), get_identifier ("mutated"));
      return true;
    } },
  { "DECL_SOURCE_LOCATION", Where::function, nowhere,
    [] (Place &p, Undo &u) {
      CHANGE (u, DECL_SOURCE_LOCATION (p.decl), BUILTINS_LOCATION);
      return true;
    } },
};

namespace
{

bool
add_to_decl (Place &p, Undo &u, const char *name, tree arguments)
{
  if (lookup_attribute (name, DECL_ATTRIBUTES (p.decl)))
    return false;
  CHANGE (u, DECL_ATTRIBUTES (p.decl),
          tree_cons (get_identifier (name), arguments, DECL_ATTRIBUTES (p.decl)));
  return true;
}

bool
add_to_type (Place &p, Undo &u, const char *name, tree arguments)
{
  tree type = TREE_TYPE (p.decl);
  if (lookup_attribute (name, TYPE_ATTRIBUTES (type)))
    return false;
  tree list = tree_cons (get_identifier (name), arguments, TYPE_ATTRIBUTES (type));
  return change_function_type (p, u, build_type_attribute_variant (type, list));
}

tree
one ()
{
  return build_tree_list (NULL_TREE, integer_one_node);
}

bool
requalify (Place &p, Undo &u, int quality)
{
  tree type = TREE_TYPE (p.decl);
  return change_function_type (p, u, build_qualified_type (type, TYPE_QUALS (type) ^ quality));
}

#define DECL_ATTRIBUTE(NAME, ARGUMENTS, EXPECT)                                                    \
  {                                                                                                \
    "DECL_ATTRIBUTES (" NAME ")", Where::function, EXPECT,                                         \
        [] (Place &p, Undo &u) { return add_to_decl (p, u, NAME, ARGUMENTS); }                     \
  }
#define TYPE_ATTRIBUTE(NAME, ARGUMENTS, EXPECT)                                                    \
  {                                                                                                \
    "TYPE_ATTRIBUTES (" NAME ")", Where::function, EXPECT,                                         \
        [] (Place &p, Undo &u) { return add_to_type (p, u, NAME, ARGUMENTS); }                     \
  }

} // namespace

const Table attribute_mutations = {
  DECL_ATTRIBUTE ("unknown to all", NULL_TREE, in_key),
  DECL_ATTRIBUTE ("no_stack_protector", NULL_TREE, in_key),
  DECL_ATTRIBUTE ("stack_protect", NULL_TREE, in_key),
  DECL_ATTRIBUTE ("no_sanitize", one (), in_key),
  DECL_ATTRIBUTE ("patchable_function_entry", one (), in_key),
  DECL_ATTRIBUTE ("zero_call_used_regs", one (), in_key),
  DECL_ATTRIBUTE ("no_split_stack", NULL_TREE, in_key),
  DECL_ATTRIBUTE ("tainted_args", NULL_TREE, in_key),
  DECL_ATTRIBUTE ("interrupt", NULL_TREE, in_key),
  DECL_ATTRIBUTE ("indirect_branch", one (), in_key),
  DECL_ATTRIBUTE ("function_return", one (), in_key),
  DECL_ATTRIBUTE ("ms_hook_prologue", NULL_TREE, in_key),
  DECL_ATTRIBUTE ("cold", NULL_TREE, fact (FactKind::attributes)),
  DECL_ATTRIBUTE ("hot", NULL_TREE, fact (FactKind::attributes)),
  DECL_ATTRIBUTE ("leaf", NULL_TREE, fact (FactKind::attributes)),
  DECL_ATTRIBUTE ("malloc", NULL_TREE, fact (FactKind::attributes)),
  DECL_ATTRIBUTE ("access", one (), fact (FactKind::attributes)),
  DECL_ATTRIBUTE ("fn spec", one (), fact (FactKind::attributes)),
  DECL_ATTRIBUTE ("noinline", NULL_TREE, nowhere),
  DECL_ATTRIBUTE ("always_inline", NULL_TREE, nowhere),
  DECL_ATTRIBUTE ("deprecated", NULL_TREE, nowhere),
  DECL_ATTRIBUTE ("unused", NULL_TREE, nowhere),
  DECL_ATTRIBUTE ("warn_unused_result", NULL_TREE, nowhere),
  TYPE_ATTRIBUTE ("unknown to all", NULL_TREE, in_key),
  TYPE_ATTRIBUTE ("ms_abi", NULL_TREE, in_key),
  TYPE_ATTRIBUTE ("regparm", one (), in_key),
  TYPE_ATTRIBUTE ("nocf_check", NULL_TREE, in_key),
  TYPE_ATTRIBUTE ("no_caller_saved_registers", NULL_TREE, in_key),
  TYPE_ATTRIBUTE ("nonnull", NULL_TREE, fact (FactKind::attributes)),
  TYPE_ATTRIBUTE ("returns_nonnull", NULL_TREE, fact (FactKind::attributes)),
  TYPE_ATTRIBUTE ("alloc_size", one (), fact (FactKind::attributes)),
  TYPE_ATTRIBUTE ("alloc_align", one (), fact (FactKind::attributes)),
  TYPE_ATTRIBUTE ("assume_aligned", one (), fact (FactKind::attributes)),
  TYPE_ATTRIBUTE ("format", NULL_TREE, nowhere),
  { "TYPE_VOLATILE of the FUNCTION_TYPE (noreturn)", Where::function, in_key,
    [] (Place &p, Undo &u) { return requalify (p, u, TYPE_QUAL_VOLATILE); } },
  { "TREE_TYPE of the FUNCTION_TYPE", Where::function, in_key,
    [] (Place &p, Undo &u) {
      tree type = TREE_TYPE (p.decl);
      if (!INTEGRAL_TYPE_P (TREE_TYPE (type)))
        return false;
      tree other = build_distinct_type_copy (type);
      TREE_TYPE (other)
          = TYPE_MODE (TREE_TYPE (type)) == DImode ? integer_type_node : long_integer_type_node;
      return change_function_type (p, u, other);
    } },
  { "TYPE_UNSIGNED of a short result", Where::function, in_key,
    [] (Place &p, Undo &u) {
      tree type = TREE_TYPE (p.decl), result = TREE_TYPE (type);
      if (TREE_CODE (result) != INTEGER_TYPE || TYPE_PRECISION (result) >= 32)
        return false;
      tree other = build_distinct_type_copy (type);
      TREE_TYPE (other)
          = TYPE_UNSIGNED (result) ? signed_type_for (result) : unsigned_type_for (result);
      return change_function_type (p, u, other);
    } },
  { "prototype_p", Where::function, in_key,
    [] (Place &p, Undo &u) {
      tree type = TREE_TYPE (p.decl);
      if (!prototype_p (type))
        return false;
      tree other = build_distinct_type_copy (type);
      TYPE_ARG_TYPES (other) = NULL_TREE;
      return change_function_type (p, u, other);
    } },
  { "TYPE_METHOD_BASETYPE", Where::function, nowhere,
    [] (Place &p, Undo &u) {
      tree type = TREE_TYPE (p.decl);
      if (TREE_CODE (type) != METHOD_TYPE)
        return false;
      tree other = build_distinct_type_copy (type);
      TYPE_METHOD_BASETYPE (other) = copied_record (TYPE_METHOD_BASETYPE (type));
      return change_function_type (p, u, other);
    } },
  { "METHOD_TYPE", Where::function, in_key,
    [] (Place &p, Undo &u) {
      tree type = TREE_TYPE (p.decl);
      if (TREE_CODE (type) != METHOD_TYPE)
        return false;
      return change_function_type (p, u,
                                   build_function_type (TREE_TYPE (type), TYPE_ARG_TYPES (type)));
    } },
};

} // namespace mergefn::mutation
