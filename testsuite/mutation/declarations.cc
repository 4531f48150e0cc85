/* Mutations of a function's variables, parameters and result.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "mutation.h"

namespace mergefn::mutation
{

namespace
{

bool
variable_p (const Place &p)
{
  return VAR_P (p.thing) && !DECL_HARD_REGISTER (p.thing);
}

bool
in_memory_p (const Place &p)
{
  return variable_p (p) && !is_gimple_reg (p.thing);
}

bool
add_attribute (Place &p, Undo &u, const char *name)
{
  if (!variable_p (p))
    return false;
  CHANGE (u, DECL_ATTRIBUTES (p.thing),
          tree_cons (get_identifier (name), NULL_TREE, DECL_ATTRIBUTES (p.thing)));
  return true;
}

/* Another type of the same size, whose fields are laid out in another way.  */
bool
change_layout (Place &p, Undo &u)
{
  tree type = TREE_TYPE (p.thing);
  if (!in_memory_p (p) || TREE_CODE (type) != RECORD_TYPE || !TYPE_FIELDS (type))
    return false;
  tree copy = copied_record (type);
  if (!TYPE_FIELDS (copy))
    return false;
  DECL_FIELD_OFFSET (TYPE_FIELDS (copy)) = size_int (1);
  CHANGE (u, TREE_TYPE (p.thing), copy);
  return true;
}

#define LOCAL_FLAG(MACRO, EXPECT)                                                                  \
  {                                                                                                \
#MACRO " of a local", Where::local, EXPECT, [] (Place &p, Undo &u) {                           \
      if (!in_memory_p (p))                                                                        \
        return false;                                                                              \
      CHANGE (u, MACRO (p.thing), !MACRO (p.thing));                                               \
      return true;                                                                                 \
    }   \
  }

#define RESULT_FLAG(MACRO, EXPECT)                                                                 \
  {                                                                                                \
#MACRO " of the result", Where::local, EXPECT, [] (Place &p, Undo &u) {                        \
      if (TREE_CODE (p.thing) != RESULT_DECL)                                                      \
        return false;                                                                              \
      CHANGE (u, MACRO (p.thing), !MACRO (p.thing));                                               \
      return true;                                                                                 \
    }   \
  }

} // namespace

const Table declaration_mutations = {
  { "DECL_SIZE of a local", Where::local, in_key,
    [] (Place &p, Undo &u) {
      if (!in_memory_p (p) || TREE_CODE (DECL_SIZE (p.thing)) != INTEGER_CST)
        return false;
      CHANGE (u, DECL_SIZE (p.thing),
              size_binop (PLUS_EXPR, DECL_SIZE (p.thing), bitsize_int (64)));
      return true;
    } },
  { "DECL_ALIGN of a local", Where::local, in_key,
    [] (Place &p, Undo &u) {
      if (!in_memory_p (p))
        return false;
      unsigned old = DECL_ALIGN (p.thing);
      tree decl = p.thing;
      SET_DECL_ALIGN (decl, old * 4);
      u.push ([=] () { SET_DECL_ALIGN (decl, old); });
      return true;
    } },
  { "TREE_TYPE of a local: layout", Where::local, in_key, change_layout },
  LOCAL_FLAG (DECL_USER_ALIGN, in_key),
  LOCAL_FLAG (TREE_THIS_VOLATILE, in_key),
  LOCAL_FLAG (TREE_ADDRESSABLE, in_key),
  LOCAL_FLAG (TREE_READONLY, in_key),
  LOCAL_FLAG (DECL_BY_REFERENCE, in_key),
  LOCAL_FLAG (DECL_NONALIASED, in_key),
  /* It goes with the scopes of the body that stays (cfgexpand.cc, expand_used_vars_for_block).  */
  LOCAL_FLAG (DECL_NONSHAREABLE, nowhere),
  LOCAL_FLAG (DECL_ARTIFICIAL, nowhere),
  LOCAL_FLAG (DECL_IGNORED_P, nowhere),
  LOCAL_FLAG (DECL_REGISTER, nowhere),
  LOCAL_FLAG (DECL_READ_P, nowhere),
  LOCAL_FLAG (DECL_SEEN_IN_BIND_EXPR_P, nowhere),
  LOCAL_FLAG (TREE_USED, nowhere),
  LOCAL_FLAG (TREE_NO_WARNING, nowhere),
  { "DECL_NAME of a local", Where::local, nowhere,
    [] (Place &p, Undo &u) {
      if (!variable_p (p))
        return false;
      CHANGE (u, DECL_NAME (p.thing), get_identifier ("mutated"));
      return true;
    } },
  { "DECL_ABSTRACT_ORIGIN of a local", Where::local, nowhere,
    [] (Place &p, Undo &u) {
      if (!in_memory_p (p))
        return false;
      CHANGE (u, DECL_ABSTRACT_ORIGIN (p.thing), NULL_TREE);
      return true;
    } },
  { "DECL_ATTRIBUTES of a local (omp simd array)", Where::local, in_key,
    [] (Place &p, Undo &u) { return in_memory_p (p) && add_attribute (p, u, "omp simd array"); } },
  { "DECL_ATTRIBUTES of a local (unknown)", Where::local, in_key,
    [] (Place &p, Undo &u) { return in_memory_p (p) && add_attribute (p, u, "mutated"); } },
  { "DECL_HARD_REGISTER", Where::local, in_key,
    [] (Place &p, Undo &u) {
      if (!VAR_P (p.thing) || !DECL_HARD_REGISTER (p.thing))
        return false;
      CHANGE (u, DECL_HARD_REGISTER (p.thing), 0);
      return true;
    } },
  { "DECL_ASSEMBLER_NAME of a hard register", Where::local, in_key,
    [] (Place &p, Undo &u) {
      if (!VAR_P (p.thing) || !DECL_HARD_REGISTER (p.thing))
        return false;
      tree decl = p.thing, old = DECL_ASSEMBLER_NAME (decl);
      SET_DECL_ASSEMBLER_NAME (decl, get_identifier ("*r15"));
      u.push ([=] () { SET_DECL_ASSEMBLER_NAME (decl, old); });
      return true;
    } },
  { "DECL_VALUE_EXPR", Where::local, in_key,
    [] (Place &p, Undo &u) {
      if (!in_memory_p (p) || DECL_HAS_VALUE_EXPR_P (p.thing))
        return false;
      tree decl = p.thing;
      SET_DECL_VALUE_EXPR (decl, integer_zero_node);
      DECL_HAS_VALUE_EXPR_P (decl) = 1;
      u.push ([=] () { DECL_HAS_VALUE_EXPR_P (decl) = 0; });
      return true;
    } },
  RESULT_FLAG (DECL_BY_REFERENCE, in_key),
  RESULT_FLAG (TREE_THIS_VOLATILE, in_key),
  RESULT_FLAG (TREE_ADDRESSABLE, in_key),
  { "DECL_ALIGN of the result", Where::local, in_key,
    [] (Place &p, Undo &u) {
      if (TREE_CODE (p.thing) != RESULT_DECL)
        return false;
      unsigned old = DECL_ALIGN (p.thing);
      tree decl = p.thing;
      SET_DECL_ALIGN (decl, MAX (old, BITS_PER_UNIT) * 4);
      u.push ([=] () { SET_DECL_ALIGN (decl, old); });
      return true;
    } },
};

namespace
{

bool
set_type (Place &p, Undo &u, tree type)
{
  CHANGE (u, TREE_TYPE (p.thing), type);
  return true;
}

bool
pointer_p (const Place &p)
{
  return TREE_CODE (TREE_TYPE (p.thing)) == POINTER_TYPE;
}

#define PARAMETER_FLAG(MACRO, EXPECT)                                                              \
  {                                                                                                \
#MACRO " of a parameter", Where::parameter, EXPECT, [] (Place &p, Undo &u) {                   \
      CHANGE (u, MACRO (p.thing), !MACRO (p.thing));                                               \
      return true;                                                                                 \
    }   \
  }

} // namespace

const Table parameter_mutations = {
  { "TYPE_RESTRICT of a parameter", Where::parameter, fact (FactKind::restrict_),
    [] (Place &p, Undo &u) {
      tree type = TREE_TYPE (p.thing);
      return pointer_p (p)
             && set_type (p, u,
                          build_qualified_type (type, TYPE_QUALS (type) ^ TYPE_QUAL_RESTRICT));
    } },
  /* Which type it is does not matter, but which fields the type has.  */
  { "TYPE_FIELDS of what a restrict parameter points to", Where::parameter,
    without_digest (fact (FactKind::restrict_)),
    [] (Place &p, Undo &u) {
      tree type = TREE_TYPE (p.thing);
      if (!pointer_p (p) || !TYPE_RESTRICT (type) || TREE_CODE (TREE_TYPE (type)) != RECORD_TYPE)
        return false;
      tree record = copied_record (TREE_TYPE (type));
      if (!TYPE_FIELDS (record))
        return false;
      TYPE_FIELDS (record) = DECL_CHAIN (TYPE_FIELDS (record));
      return set_type (p, u,
                       build_qualified_type (build_pointer_type (record), TYPE_QUAL_RESTRICT));
    } },
  { "REFERENCE_TYPE of a parameter", Where::parameter, fact (FactKind::nonnull),
    [] (Place &p, Undo &u) {
      tree type = TREE_TYPE (p.thing);
      return pointer_p (p) && set_type (p, u, build_reference_type (TREE_TYPE (type)));
    } },
  { "TREE_TYPE of a parameter: width", Where::parameter, in_key,
    [] (Place &p, Undo &u) {
      tree type = TREE_TYPE (p.thing);
      return INTEGRAL_TYPE_P (type)
             && set_type (p, u,
                          TYPE_MODE (type) == DImode ? integer_type_node : long_integer_type_node);
    } },
  { "TREE_TYPE of a parameter: layout", Where::parameter, in_key,
    [] (Place &p, Undo &u) {
      if (TREE_CODE (TREE_TYPE (p.thing)) != RECORD_TYPE || !TYPE_FIELDS (TREE_TYPE (p.thing)))
        return false;
      tree copy = copied_record (TREE_TYPE (p.thing));
      if (!TYPE_FIELDS (copy))
        return false;
      DECL_FIELD_OFFSET (TYPE_FIELDS (copy)) = size_int (1);
      return set_type (p, u, copy);
    } },
  { "TREE_TYPE of a parameter: an integer instead of a pointer", Where::parameter, in_either,
    [] (Place &p, Undo &u) {
      return pointer_p (p) && TYPE_RESTRICT (TREE_TYPE (p.thing))
             && set_type (p, u, long_integer_type_node);
    } },
  { "DECL_ARG_TYPE", Where::parameter, in_key,
    [] (Place &p, Undo &u) {
      tree type = TREE_TYPE (p.thing);
      if (!INTEGRAL_TYPE_P (type))
        return false;
      CHANGE (u, DECL_ARG_TYPE (p.thing),
              TYPE_MODE (DECL_ARG_TYPE (p.thing)) == DImode ? integer_type_node
                                                            : long_integer_type_node);
      return true;
    } },
  { "DECL_ALIGN of a parameter", Where::parameter, in_key,
    [] (Place &p, Undo &u) {
      unsigned old = DECL_ALIGN (p.thing);
      tree decl = p.thing;
      SET_DECL_ALIGN (decl, MAX (old, BITS_PER_UNIT) * 4);
      u.push ([=] () { SET_DECL_ALIGN (decl, old); });
      return true;
    } },
  PARAMETER_FLAG (DECL_BY_REFERENCE, in_key),
  PARAMETER_FLAG (TREE_THIS_VOLATILE, in_key),
  PARAMETER_FLAG (TREE_ADDRESSABLE, in_key),
  PARAMETER_FLAG (DECL_USER_ALIGN, in_key),
  PARAMETER_FLAG (DECL_ARTIFICIAL, nowhere),
  PARAMETER_FLAG (DECL_REGISTER, nowhere),
  PARAMETER_FLAG (DECL_READ_P, nowhere),
  PARAMETER_FLAG (TREE_USED, nowhere),
  PARAMETER_FLAG (DECL_HIDDEN_STRING_LENGTH, in_key),
  { "TREE_READONLY of a parameter in memory", Where::parameter, in_key,
    [] (Place &p, Undo &u) {
      if (is_gimple_reg (p.thing))
        return false;
      CHANGE (u, TREE_READONLY (p.thing), !TREE_READONLY (p.thing));
      return true;
    } },
  { "TREE_READONLY of a parameter in a register", Where::parameter, nowhere,
    [] (Place &p, Undo &u) {
      if (!is_gimple_reg (p.thing))
        return false;
      CHANGE (u, TREE_READONLY (p.thing), !TREE_READONLY (p.thing));
      return true;
    } },
  { "DECL_NAME of a parameter", Where::parameter, nowhere,
    [] (Place &p, Undo &u) {
      CHANGE (u, DECL_NAME (p.thing), get_identifier ("mutated"));
      return true;
    } },
  { "DECL_ATTRIBUTES of a parameter (unknown)", Where::parameter, nowhere,
    [] (Place &p, Undo &u) {
      CHANGE (u, DECL_ATTRIBUTES (p.thing),
              tree_cons (get_identifier ("mutated"), NULL_TREE, DECL_ATTRIBUTES (p.thing)));
      return true;
    } },
};

} // namespace mergefn::mutation
