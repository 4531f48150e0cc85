/* Mutations of types, as they are where something is done with a value.  A type is never changed in
   place, since GCC and the comparator keep what they found out about it: a new one takes its place.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "mutation.h"
#include "comparator/walk/operands.h"

namespace mergefn::mutation
{

namespace
{

/* True if a whole record is read or written at the place, not as a declaration's.  */
bool
record_p (const Place &p)
{
  tree type = TREE_TYPE (*p.slot);
  return !DECL_P (*p.slot) && TREE_CODE (type) == RECORD_TYPE && COMPLETE_TYPE_P (type)
         && TYPE_FIELDS (type) && TREE_CODE (TYPE_SIZE (type)) == INTEGER_CST
         && !TYPE_STRUCTURAL_EQUALITY_P (type);
}

using Alter = void (*) (tree record, tree field);

/* A record like the one accessed, but altered in one thing.  */
bool
alter_record (Place &p, Undo &u, Alter alter)
{
  if (!record_p (p))
    return false;
  tree copy = copied_record (TREE_TYPE (*p.slot));
  if (!TYPE_FIELDS (copy))
    return false;
  alter (copy, TYPE_FIELDS (copy));
  TREE_TYPE (fresh_copy (p, u)) = copy;
  return true;
}

/* The same, of a variant: which type it is stays.  */
bool
alter_variant (Place &p, Undo &u, void (*alter) (tree record))
{
  if (!record_p (p))
    return false;
  tree copy = build_variant_type_copy (TREE_TYPE (*p.slot));
  alter (copy);
  TREE_TYPE (fresh_copy (p, u)) = copy;
  return true;
}

#define RECORD(NAME, STATEMENT)                                                                    \
  {                                                                                                \
    NAME, Where::reference, in_key, [] (Place &p, Undo &u) {                                       \
      return alter_record (p, u, [] (tree record, tree field) {                                    \
        (void)record;                                                                              \
        (void)field;                                                                               \
        STATEMENT;                                                                                 \
      });                                                                                          \
    }                                                                                              \
  }
#define FIELD_FLAG(MACRO) RECORD (#MACRO " of a field", MACRO (field) = !MACRO (field))
#define RECORD_FLAG(MACRO) RECORD (#MACRO " of a record", MACRO (record) = !MACRO (record))
#define VARIANT(NAME, STATEMENT)                                                                   \
  {                                                                                                \
    NAME, Where::reference, nowhere,                                                               \
        [] (Place &p, Undo &u) { return alter_variant (p, u, [] (tree record) { STATEMENT; }); }   \
  }

void
add_bits (tree *size)
{
  *size = size_binop (PLUS_EXPR, *size, bitsize_int (8));
}

} // namespace

const Table record_mutations = {
  RECORD ("DECL_SIZE of a field", add_bits (&DECL_SIZE (field))),
  RECORD ("DECL_FIELD_BIT_OFFSET of a field", add_bits (&DECL_FIELD_BIT_OFFSET (field))),
  RECORD ("DECL_FIELD_OFFSET of a field", DECL_FIELD_OFFSET (field) = size_int (1)),
  RECORD ("DECL_ALIGN of a field", SET_DECL_ALIGN (field, DECL_ALIGN (field) * 2)),
  RECORD ("TREE_TYPE of a field", TREE_TYPE (field) = SCALAR_FLOAT_TYPE_P (TREE_TYPE (field))
                                                          ? long_integer_type_node
                                                          : double_type_node),
  RECORD ("a field less", TYPE_FIELDS (record) = DECL_CHAIN (field)),
  FIELD_FLAG (DECL_BIT_FIELD),
  FIELD_FLAG (DECL_NONADDRESSABLE_P),
  RECORD ("DECL_FIELD_ABI_IGNORED of a field",
          field->decl_common.decl_flag_0 = !field->decl_common.decl_flag_0),
  FIELD_FLAG (DECL_PADDING_P),
  FIELD_FLAG (DECL_PACKED),
  FIELD_FLAG (TREE_THIS_VOLATILE),
  RECORD ("TYPE_SIZE of a record", add_bits (&TYPE_SIZE (record))),
  RECORD ("TYPE_ALIGN of a record", SET_TYPE_ALIGN (record, TYPE_ALIGN (record) * 2)),
  RECORD ("TYPE_MODE of a record",
          SET_TYPE_MODE (record, TYPE_MODE (record) == BLKmode ? DImode : BLKmode)),
  RECORD ("TYPE_ATTRIBUTES of a record",
          TYPE_ATTRIBUTES (record)
          = tree_cons (get_identifier ("ms_struct"), NULL_TREE, TYPE_ATTRIBUTES (record))),
  RECORD_FLAG (TYPE_USER_ALIGN),
  RECORD_FLAG (TREE_ADDRESSABLE),
  RECORD_FLAG (TYPE_EMPTY_P),
  RECORD_FLAG (TYPE_REVERSE_STORAGE_ORDER),
  RECORD_FLAG (TYPE_TRANSPARENT_AGGR),
  RECORD_FLAG (TYPE_PACKED),
  { "TYPE_CANONICAL of a record", Where::reference, without_digest (fact (FactKind::alias_set)),
    [] (Place &p, Undo &u) {
      if (!opt_for_fn (p.decl, flag_strict_aliasing))
        return false;
      if (!record_p (p) || TREE_CODE (*p.slot) != MEM_REF
          || TYPE_REF_CAN_ALIAS_ALL (TREE_TYPE (TREE_OPERAND (*p.slot, 1))))
        return false;
      /* A record of bytes may be accessed as any type.  */
      const alias_set_type before = get_alias_set (*p.slot);
      return retype_base (p, u, copied_record (TREE_TYPE (*p.slot)))
             && get_alias_set (*p.slot) != before;
    } },
  VARIANT ("TYPE_NAME of a record", TYPE_NAME (record) = NULL_TREE),
  VARIANT ("TYPE_ARTIFICIAL of a record", TYPE_ARTIFICIAL (record) = !TYPE_ARTIFICIAL (record)),
  VARIANT ("TYPE_CXX_ODR_P of a record", TYPE_CXX_ODR_P (record) = !TYPE_CXX_ODR_P (record)),
  VARIANT ("TYPE_FINAL_P of a record", TYPE_FINAL_P (record) = !TYPE_FINAL_P (record)),
  VARIANT ("TYPE_READONLY of a record", TYPE_READONLY (record) = !TYPE_READONLY (record)),
  VARIANT ("TYPE_NO_FORCE_BLK of a record",
           TYPE_NO_FORCE_BLK (record) = !TYPE_NO_FORCE_BLK (record)),
  VARIANT ("TYPE_LANG_FLAG_0 of a record", TYPE_LANG_FLAG_0 (record) = !TYPE_LANG_FLAG_0 (record)),
  VARIANT ("TYPE_UID of a record", TYPE_UID (record)++),
};

namespace
{

/* The operand whose sign the statement depends on, or null.  */
tree
signed_operand (gimple *stmt)
{
  if (gcond *cond = dyn_cast<gcond *> (stmt))
    return gimple_cond_code (cond) == EQ_EXPR || gimple_cond_code (cond) == NE_EXPR
               ? NULL_TREE
               : gimple_cond_lhs (cond);
  if (gswitch *choice = dyn_cast<gswitch *> (stmt))
    return gimple_switch_index (choice);
  gassign *assign = dyn_cast<gassign *> (stmt);
  if (!assign)
    return NULL_TREE;
  tree first = gimple_assign_rhs1 (assign);
  switch (gimple_assign_rhs_code (assign))
    {
    case RSHIFT_EXPR:
    case TRUNC_DIV_EXPR:
    case TRUNC_MOD_EXPR:
    case EXACT_DIV_EXPR:
    case MIN_EXPR:
    case MAX_EXPR:
    case ABS_EXPR:
    case FLOAT_EXPR:
    case LT_EXPR:
    case LE_EXPR:
    case GT_EXPR:
    case GE_EXPR:
    case MULT_HIGHPART_EXPR:
    case WIDEN_MULT_EXPR:
      return first;
    case NOP_EXPR:
    case CONVERT_EXPR:
      return TYPE_PRECISION (TREE_TYPE (gimple_assign_lhs (assign)))
                     > TYPE_PRECISION (TREE_TYPE (first))
                 ? first
                 : NULL_TREE;
    default:
      return NULL_TREE;
    }
}

tree
other_sign (tree type)
{
  return TYPE_UNSIGNED (type) ? signed_type_for (type) : unsigned_type_for (type);
}

bool
retype (tree name, Undo &u, tree type)
{
  CHANGE (u, TREE_TYPE (name), type);
  return true;
}

bool
integer_name_p (tree name)
{
  return name && TREE_CODE (name) == SSA_NAME && TREE_CODE (TREE_TYPE (name)) == INTEGER_TYPE;
}

/* Both sides of a comparison have the sign.  */
bool
change_sign (Place &p, Undo &u)
{
  tree name = signed_operand (p.stmt);
  if (!integer_name_p (name))
    return false;
  tree type = other_sign (TREE_TYPE (name));
  for (unsigned i = 0; i < gimple_num_ops (p.stmt); i++)
    {
      tree other = gimple_op (p.stmt, i);
      if (other != name && integer_name_p (other)
          && TYPE_UNSIGNED (TREE_TYPE (other)) != TYPE_UNSIGNED (type)
          && (i > 0 || gimple_code (p.stmt) == GIMPLE_COND))
        retype (other, u, type);
    }
  return retype (name, u, type);
}

bool
change_overflow (Place &p, Undo &u)
{
  gassign *assign = dyn_cast<gassign *> (p.stmt);
  if (!assign || !integer_name_p (gimple_assign_lhs (assign)))
    return false;
  tree name = gimple_assign_lhs (assign);
  switch (gimple_assign_rhs_code (assign))
    {
    case PLUS_EXPR:
    case MINUS_EXPR:
    case MULT_EXPR:
    case NEGATE_EXPR:
      return TYPE_OVERFLOW_UNDEFINED (TREE_TYPE (name))
             && retype (name, u, unsigned_type_for (TREE_TYPE (name)));
    default:
      return false;
    }
}

/* True if NAME is used in conditions only, where any type will do.  */
bool
only_compared_p (tree name)
{
  use_operand_p use;
  imm_use_iterator uses;
  FOR_EACH_IMM_USE_FAST (use, uses, name)
  if (gimple_code (USE_STMT (use)) != GIMPLE_COND && !is_gimple_debug (USE_STMT (use)))
    return false;
  return true;
}

/* Whether two pointers are compared, or two integers.  */
bool
change_compared (Place &p, Undo &u)
{
  gcond *cond = dyn_cast<gcond *> (p.stmt);
  tree name = cond ? gimple_cond_lhs (cond) : NULL_TREE;
  if (!name || TREE_CODE (name) != SSA_NAME || TREE_CODE (TREE_TYPE (name)) != POINTER_TYPE
      || !only_compared_p (name))
    return false;
  /* The sum of an address and an offset is an address.  */
  gimple *def = SSA_NAME_DEF_STMT (name);
  if (is_gimple_assign (def) && gimple_assign_rhs_code (def) == POINTER_PLUS_EXPR)
    return false;
  /* An ordering has the type of one operand in the key, since both have it.  */
  if (gimple_cond_code (cond) != EQ_EXPR && gimple_cond_code (cond) != NE_EXPR)
    return false;
  /* What is known of a pointer is kept where an integer has its range.  */
  ptr_info_def *none = nullptr;
  CHANGE (u, SSA_NAME_PTR_INFO (name), none);
  return retype (name, u, long_integer_type_node);
}

bool
change_vector (Place &p, Undo &u)
{
  tree type = TREE_TYPE (p.thing);
  return TREE_CODE (type) == VECTOR_TYPE && INTEGRAL_TYPE_P (TREE_TYPE (type))
         && retype (p.thing, u,
                    build_vector_type (other_sign (TREE_TYPE (type)), TYPE_VECTOR_SUBPARTS (type)));
}

bool
change_complex (Place &p, Undo &u)
{
  tree type = TREE_TYPE (p.thing);
  return TREE_CODE (type) == COMPLEX_TYPE
         && retype (p.thing, u,
                    build_complex_type (TYPE_MODE (TREE_TYPE (type)) == DFmode ? float_type_node
                                                                               : double_type_node));
}

/* A copy of the type with another greatest value: not all patterns of bits are values.  */
bool
change_greatest (Place &p, Undo &u)
{
  if (!integer_name_p (p.thing) || original (*p.walk, p.thing) != p.thing)
    return false;
  tree type = build_distinct_type_copy (TREE_TYPE (p.thing));
  TYPE_MAX_VALUE (type) = build_int_cst (type, 3);
  return retype (p.thing, u, type);
}

} // namespace

const Table type_mutations = {
  { "TYPE_UNSIGNED of an operand that it matters for", Where::statement, in_key, change_sign },
  { "TYPE_OVERFLOW_UNDEFINED", Where::statement, in_either, change_overflow },
  { "POINTER_TYPE_P of what is compared for equality", Where::statement, in_key, change_compared },
  { "TREE_TYPE of a VECTOR_TYPE", Where::ssa_name, in_key, change_vector },
  { "TREE_TYPE of a COMPLEX_TYPE", Where::ssa_name, in_key, change_complex },
  { "TYPE_MAX_VALUE of an SSA_NAME", Where::ssa_name, in_key, change_greatest },
  { "TYPE_CANONICAL of an integer", Where::ssa_name, nowhere,
    [] (Place &p, Undo &u) {
      if (!integer_name_p (p.thing))
        return false;
      tree type = build_distinct_type_copy (TREE_TYPE (p.thing));
      TYPE_CANONICAL (type) = type;
      return retype (p.thing, u, type);
    } },
  { "TREE_TYPE of a POINTER_TYPE", Where::ssa_name, nowhere,
    [] (Place &p, Undo &u) {
      tree type = TREE_TYPE (p.thing);
      return TREE_CODE (type) == POINTER_TYPE && !TYPE_RESTRICT (type)
             && TYPE_ADDR_SPACE (TREE_TYPE (type)) == ADDR_SPACE_GENERIC
             && retype (p.thing, u, ptr_type_node);
    } },
};

} // namespace mergefn::mutation
