/* Mutations of parts of references: elements of arrays and bit-fields.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "mutation.h"

namespace mergefn::mutation
{

namespace
{

bool
change_index (Place &p, Undo &u)
{
  tree array = fresh_part (p, u, ARRAY_REF);
  tree other = array ? other_value (p, TREE_OPERAND (array, 1)) : NULL_TREE;
  if (!other)
    return false;
  TREE_OPERAND (array, 1) = other;
  return true;
}

/* What a variable index is extended by is its type.  */
bool
change_index_sign (Place &p, Undo &u)
{
  tree array = part (*p.slot, ARRAY_REF);
  tree index = array ? TREE_OPERAND (array, 1) : NULL_TREE;
  if (!index || TREE_CODE (index) != SSA_NAME || !INTEGRAL_TYPE_P (TREE_TYPE (index))
      || TYPE_PRECISION (TREE_TYPE (index)) != TYPE_PRECISION (integer_type_node))
    return false;
  tree type = TREE_TYPE (index);
  CHANGE (u, TREE_TYPE (index),
          TYPE_UNSIGNED (type) ? signed_type_for (type) : unsigned_type_for (type));
  return true;
}

bool
change_low_bound (Place &p, Undo &u)
{
  tree array = fresh_part (p, u, ARRAY_REF);
  if (!array)
    return false;
  tree type = TREE_TYPE (TREE_OPERAND (array, 1));
  TREE_OPERAND (array, 2) = wide_int_to_tree (type, wi::to_wide (array_ref_low_bound (array)) + 1);
  return true;
}

bool
change_unit (Place &p, Undo &u)
{
  tree array = fresh_part (p, u, ARRAY_REF);
  if (!array || integer_zerop (TREE_OPERAND (array, 1)))
    return false;
  tree element = TREE_TYPE (TREE_TYPE (TREE_OPERAND (array, 0)));
  if (TREE_CODE (TYPE_SIZE_UNIT (element)) != INTEGER_CST)
    return false;
  /* In units of the element's alignment.  */
  TREE_OPERAND (array, 3)
      = size_int (tree_to_uhwi (TYPE_SIZE_UNIT (element)) / TYPE_ALIGN_UNIT (element) + 1);
  return true;
}

/* The same item by another constant index, of an array that begins elsewhere.  */
bool
change_steps (Place &p, Undo &u)
{
  tree array = fresh_part (p, u, ARRAY_REF);
  tree base = array ? memory_base (*p.slot) : NULL_TREE;
  tree index = array ? TREE_OPERAND (array, 1) : NULL_TREE;
  if (!base || TREE_CODE (index) != INTEGER_CST
      || TREE_CODE (array_ref_element_size (array)) != INTEGER_CST)
    return false;
  tree offset = TREE_OPERAND (base, 1);
  TREE_OPERAND (array, 1) = wide_int_to_tree (TREE_TYPE (index), wi::to_wide (index) + 1);
  TREE_OPERAND (base, 1) = wide_int_to_tree (
      TREE_TYPE (offset), wi::to_wide (offset) - tree_to_uhwi (array_ref_element_size (array)));
  return true;
}

/* Promises of an index that is KIND: the array's last element, and that it is not a trailing one.  */
template <tree_code kind>
bool
change_bound (Place &p, Undo &u)
{
  tree array = fresh_part (p, u, ARRAY_REF);
  if (!array || TREE_CODE (TREE_OPERAND (array, 1)) != kind)
    return false;
  tree object = TREE_OPERAND (array, 0), type = TREE_TYPE (object);
  tree last = TYPE_DOMAIN (type) ? TYPE_MAX_VALUE (TYPE_DOMAIN (type)) : NULL_TREE;
  if (!last || TREE_CODE (last) != INTEGER_CST || DECL_P (object))
    return false;
  TREE_TYPE (object) = build_array_type (
      TREE_TYPE (type), build_index_type (size_int (wi::to_wide (last).to_uhwi () + 1)));
  return true;
}

template <int operand>
bool
change_bit_field_ref (Place &p, Undo &u)
{
  tree ref = fresh_part (p, u, BIT_FIELD_REF);
  if (!ref)
    return false;
  TREE_OPERAND (ref, operand)
      = size_binop (PLUS_EXPR, TREE_OPERAND (ref, operand), bitsize_int (8));
  return true;
}

/* A bit-field's word, or its place in there.  */
bool
change_bit_field (Place &p, Undo &u, void (*alter) (tree field, tree container))
{
  tree component = fresh_part (p, u, COMPONENT_REF);
  tree field = component ? TREE_OPERAND (component, 1) : NULL_TREE;
  if (!field || !DECL_BIT_FIELD_TYPE (field) || !DECL_BIT_FIELD_REPRESENTATIVE (field))
    return false;
  tree copy = copy_node (field), container = copy_node (DECL_BIT_FIELD_REPRESENTATIVE (field));
  DECL_BIT_FIELD_REPRESENTATIVE (copy) = container;
  alter (copy, container);
  TREE_OPERAND (component, 1) = copy;
  return true;
}

} // namespace

const Table part_mutations = {
  { "ARRAY_REF: index", Where::reference, in_key, change_index },
  { "ARRAY_REF: TYPE_UNSIGNED of the index", Where::reference, in_key, change_index_sign },
  { "ARRAY_REF: array_ref_low_bound", Where::reference, in_key, change_low_bound },
  { "ARRAY_REF: array_ref_element_size", Where::reference, in_key, change_unit },
  { "ARRAY_REF: array_ref_up_bound", Where::reference, in_key, change_bound<SSA_NAME> },
  { "ARRAY_REF: array_ref_up_bound at a constant index", Where::reference, in_either,
    change_bound<INTEGER_CST> },
  { "ARRAY_REF: constant index, with the base's offset", Where::reference, in_either,
    change_steps },
  { "BIT_FIELD_REF: size", Where::reference, in_key, change_bit_field_ref<1> },
  { "BIT_FIELD_REF: position", Where::reference, in_key, change_bit_field_ref<2> },
  { "DECL_SIZE of a bit-field", Where::reference, in_key,
    [] (Place &p, Undo &u) {
      return change_bit_field (p, u, [] (tree field, tree) {
        DECL_SIZE (field) = size_binop (PLUS_EXPR, DECL_SIZE (field), bitsize_int (1));
      });
    } },
  { "DECL_FIELD_BIT_OFFSET of a bit-field", Where::reference, in_key,
    [] (Place &p, Undo &u) {
      return change_bit_field (p, u, [] (tree field, tree) {
        DECL_FIELD_BIT_OFFSET (field)
            = size_binop (PLUS_EXPR, DECL_FIELD_BIT_OFFSET (field), bitsize_int (1));
      });
    } },
  { "DECL_BIT_FIELD_REPRESENTATIVE: DECL_SIZE", Where::reference, in_key,
    [] (Place &p, Undo &u) {
      return change_bit_field (p, u, [] (tree, tree container) {
        DECL_SIZE (container) = size_binop (PLUS_EXPR, DECL_SIZE (container), bitsize_int (8));
      });
    } },
  { "DECL_BIT_FIELD_REPRESENTATIVE: DECL_FIELD_BIT_OFFSET", Where::reference, in_key,
    [] (Place &p, Undo &u) {
      return change_bit_field (p, u, [] (tree, tree container) {
        DECL_FIELD_BIT_OFFSET (container)
            = size_binop (PLUS_EXPR, DECL_FIELD_BIT_OFFSET (container), bitsize_int (8));
      });
    } },
  { "DECL_BIT_FIELD_TYPE", Where::reference, in_key,
    [] (Place &p, Undo &u) {
      return change_bit_field (p, u, [] (tree field, tree) {
        DECL_BIT_FIELD_TYPE (field) = TYPE_MODE (DECL_BIT_FIELD_TYPE (field)) == HImode
                                          ? integer_type_node
                                          : short_integer_type_node;
      });
    } },
};

} // namespace mergefn::mutation
