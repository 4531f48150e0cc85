/* Mutations of declarations that a function only names: of other functions, and of variables.  Within
   a unit such a declaration is the same for all who name it; between units the digest has to tell
   what they assume.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "mutation.h"
#include "comparator/trees/constant_variables.h"
#include "comparator/trees/promises.h"

namespace mergefn::mutation
{

namespace
{

/* True if the place's declaration goes into a digest by its name.  */
bool
named_p (const Place &p)
{
  symtab_node *node = symtab_node::get (p.thing);
  return TREE_PUBLIC (p.thing) && p.thing != p.decl && !constant_value (p.thing)
         && (!node || representative (node)->decl == p.thing);
}

#define CALLEE_FLAG(MACRO, EXPECT)                                                                 \
  {                                                                                                \
#MACRO " of a callee", Where::callee, EXPECT, [] (Place &p, Undo &u) {                         \
      if (!named_p (p))                                                                            \
        return false;                                                                              \
      CHANGE (u, MACRO (p.thing), !MACRO (p.thing));                                               \
      return true;                                                                                 \
    }   \
  }

bool
add_attribute (Place &p, Undo &u, const char *name, bool with_argument)
{
  if (!named_p (p) || lookup_attribute (name, DECL_ATTRIBUTES (p.thing)))
    return false;
  tree argument = with_argument ? build_tree_list (NULL_TREE, integer_one_node) : NULL_TREE;
  CHANGE (u, DECL_ATTRIBUTES (p.thing),
          tree_cons (get_identifier (name), argument, DECL_ATTRIBUTES (p.thing)));
  return true;
}

bool
add_type_attribute (Place &p, Undo &u, const char *name, bool with_argument)
{
  tree type = TREE_TYPE (p.thing);
  if (!named_p (p) || lookup_attribute (name, TYPE_ATTRIBUTES (type)))
    return false;
  tree argument = with_argument ? build_tree_list (NULL_TREE, integer_one_node) : NULL_TREE;
  tree list = tree_cons (get_identifier (name), argument, TYPE_ATTRIBUTES (type));
  CHANGE (u, TREE_TYPE (p.thing), build_type_attribute_variant (type, list));
  return true;
}

#define CALLEE_ATTRIBUTE(NAME, WITH_ARGUMENT)                                                      \
  {                                                                                                \
    "DECL_ATTRIBUTES (" NAME ") of a callee", Where::callee, in_digest,                            \
        [] (Place &p, Undo &u) { return add_attribute (p, u, NAME, WITH_ARGUMENT); }               \
  }
#define CALLEE_TYPE_ATTRIBUTE(NAME, WITH_ARGUMENT)                                                 \
  {                                                                                                \
    "TYPE_ATTRIBUTES (" NAME ") of a callee", Where::callee, in_digest,                            \
        [] (Place &p, Undo &u) { return add_type_attribute (p, u, NAME, WITH_ARGUMENT); }          \
  }

bool
change_assembler_name (Place &p, Undo &u)
{
  if (!named_p (p))
    return false;
  tree decl = p.thing, old = DECL_ASSEMBLER_NAME (decl);
  SET_DECL_ASSEMBLER_NAME (decl, get_identifier ("mutated"));
  u.push ([=] () { SET_DECL_ASSEMBLER_NAME (decl, old); });
  return true;
}

bool
change_visibility (Place &p, Undo &u)
{
  if (!named_p (p))
    return false;
  CHANGE (u, DECL_VISIBILITY (p.thing),
          DECL_VISIBILITY (p.thing) == VISIBILITY_DEFAULT ? VISIBILITY_HIDDEN : VISIBILITY_DEFAULT);
  return true;
}

bool
undefined_weak (Place &p, Undo &u)
{
  if (!named_p (p) || !DECL_EXTERNAL (p.thing) || DECL_COMDAT (p.thing))
    return false;
  CHANGE (u, DECL_WEAK (p.thing), !DECL_WEAK (p.thing));
  return true;
}

} // namespace

const Table callee_mutations = {
  { "DECL_ASSEMBLER_NAME of a callee", Where::callee, in_digest, change_assembler_name },
  { "DECL_VISIBILITY of a callee", Where::callee, in_digest, change_visibility },
  { "DECL_WEAK of a callee", Where::callee, in_digest, undefined_weak },
  { "DECL_BUILT_IN_CLASS of a callee", Where::callee, in_digest,
    [] (Place &p, Undo &u) {
      tree decl = p.thing;
      if (!named_p (p) || fndecl_built_in_p (decl))
        return false;
      auto code = DECL_UNCHECKED_FUNCTION_CODE (decl);
      set_decl_built_in_function (decl, BUILT_IN_NORMAL, BUILT_IN_STRLEN);
      u.push ([=] () { set_decl_built_in_function (decl, NOT_BUILT_IN, code); });
      return true;
    } },
  { "TREE_NOTHROW of a callee", Where::callee, in_digest,
    [] (Place &p, Undo &u) {
      if (!named_p (p) || !nothrow_matters_p ())
        return false;
      CHANGE (u, TREE_NOTHROW (p.thing), !TREE_NOTHROW (p.thing));
      return true;
    } },
  CALLEE_FLAG (TREE_READONLY, in_digest),
  CALLEE_FLAG (DECL_PURE_P, in_digest),
  { "DECL_LOOPING_CONST_OR_PURE_P of a callee", Where::callee, in_digest,
    [] (Place &p, Undo &u) {
      if (!named_p (p) || (!TREE_READONLY (p.thing) && !DECL_PURE_P (p.thing)))
        return false;
      CHANGE (u, DECL_LOOPING_CONST_OR_PURE_P (p.thing), !DECL_LOOPING_CONST_OR_PURE_P (p.thing));
      return true;
    } },
  CALLEE_FLAG (DECL_IS_MALLOC, in_digest),
  CALLEE_FLAG (DECL_IS_NOVOPS, in_digest),
  CALLEE_FLAG (DECL_IS_RETURNS_TWICE, in_digest),
  CALLEE_FLAG (TREE_THIS_VOLATILE, in_digest),
  CALLEE_FLAG (DECL_IS_REPLACEABLE_OPERATOR, in_digest),
  CALLEE_ATTRIBUTE ("leaf", false),
  CALLEE_ATTRIBUTE ("cold", false),
  CALLEE_ATTRIBUTE ("malloc", false),
  CALLEE_ATTRIBUTE ("fn spec", true),
  CALLEE_ATTRIBUTE ("access", true),
  CALLEE_ATTRIBUTE ("noplt", false),
  CALLEE_TYPE_ATTRIBUTE ("nonnull", false),
  CALLEE_TYPE_ATTRIBUTE ("returns_nonnull", false),
  CALLEE_TYPE_ATTRIBUTE ("alloc_size", true),
  CALLEE_TYPE_ATTRIBUTE ("alloc_align", true),
  CALLEE_TYPE_ATTRIBUTE ("assume_aligned", true),
  CALLEE_TYPE_ATTRIBUTE ("unknown to all", false),
  CALLEE_FLAG (DECL_ARTIFICIAL, nowhere),
  CALLEE_FLAG (DECL_DECLARED_INLINE_P, nowhere),
  CALLEE_FLAG (TREE_USED, nowhere),
};

#define VARIABLE_FLAG(MACRO, EXPECT)                                                               \
  {                                                                                                \
#MACRO " of a variable", Where::variable, EXPECT, [] (Place &p, Undo &u) {                     \
      if (!named_p (p))                                                                            \
        return false;                                                                              \
      CHANGE (u, MACRO (p.thing), !MACRO (p.thing));                                               \
      return true;                                                                                 \
    }   \
  }

const Table variable_mutations = {
  { "DECL_ASSEMBLER_NAME of a variable", Where::variable, in_digest, change_assembler_name },
  { "DECL_VISIBILITY of a variable", Where::variable, in_digest, change_visibility },
  { "DECL_WEAK of a variable", Where::variable, in_digest, undefined_weak },
  { "DECL_TLS_MODEL of a variable", Where::variable, in_digest,
    [] (Place &p, Undo &u) {
      varpool_node *node = varpool_node::get (p.thing);
      if (!named_p (p) || !node)
        return false;
      CHANGE (u, node->tls_model,
              node->tls_model == TLS_MODEL_NONE ? TLS_MODEL_GLOBAL_DYNAMIC : TLS_MODEL_NONE);
      return true;
    } },
  { "DECL_ALIGN of a variable", Where::variable, in_digest,
    [] (Place &p, Undo &u) {
      if (!named_p (p))
        return false;
      tree decl = p.thing;
      unsigned old = DECL_ALIGN (decl);
      SET_DECL_ALIGN (decl, old * 8);
      u.push ([=] () { SET_DECL_ALIGN (decl, old); });
      return true;
    } },
  { "DECL_SIZE of a variable", Where::variable, in_digest,
    [] (Place &p, Undo &u) {
      if (!named_p (p) || !DECL_SIZE (p.thing) || TREE_CODE (DECL_SIZE (p.thing)) != INTEGER_CST)
        return false;
      CHANGE (u, DECL_SIZE (p.thing),
              size_binop (PLUS_EXPR, DECL_SIZE (p.thing), bitsize_int (64)));
      return true;
    } },
  { "DECL_INITIAL of a constant", Where::variable, in_digest,
    [] (Place &p, Undo &u) {
      std::optional<tree> value = constant_value (p.thing);
      if (!value || !*value || DECL_INITIAL (p.thing) != *value)
        return false;
      tree other = other_value (p, *value);
      if (!other)
        other = build_constructor (TREE_TYPE (p.thing), nullptr);
      CHANGE (u, DECL_INITIAL (p.thing), other);
      return true;
    } },
  VARIABLE_FLAG (TREE_READONLY, in_digest),
  VARIABLE_FLAG (TREE_THIS_VOLATILE, in_digest),
  VARIABLE_FLAG (DECL_NONALIASED, in_digest),
  VARIABLE_FLAG (DECL_USER_ALIGN, nowhere),
  VARIABLE_FLAG (DECL_ARTIFICIAL, nowhere),
  VARIABLE_FLAG (TREE_USED, nowhere),
  VARIABLE_FLAG (DECL_COMMON, in_digest),
};

} // namespace mergefn::mutation
