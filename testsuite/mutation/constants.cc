/* Mutations of constants.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "mutation.h"

namespace mergefn::mutation
{

namespace
{

bool
replace (Place &p, Undo &u, tree value)
{
  if (!value)
    return false;
  CHANGE (u, *p.slot, value);
  return true;
}

/* Arguments that only predict, or name exception regions, are not values.  */
bool
value_p (const Place &p, tree_code code)
{
  if (TREE_CODE (*p.slot) != code)
    return false;
  const gcall *call = dyn_cast<const gcall *> (p.stmt);
  return !call
         || (!gimple_call_builtin_p (call, BUILT_IN_EXPECT)
             && !gimple_call_builtin_p (call, BUILT_IN_EXPECT_WITH_PROBABILITY)
             && !gimple_call_internal_p (call, IFN_BUILTIN_EXPECT)
             && !gimple_call_builtin_p (call, BUILT_IN_EH_POINTER)
             && !gimple_call_builtin_p (call, BUILT_IN_EH_FILTER)
             && !gimple_call_builtin_p (call, BUILT_IN_EH_COPY_VALUES));
}

bool
add_one (Place &p, Undo &u)
{
  return value_p (p, INTEGER_CST) && replace (p, u, other_value (p, *p.slot));
}

/* An offset is added to a pointer, and an amount shifted by, as it is.  */
bool
typeless_p (const Place &p)
{
  const gassign *assign = dyn_cast<const gassign *> (p.stmt);
  return assign
         && (gimple_assign_rhs_code (assign) == POINTER_PLUS_EXPR
             || gimple_assign_rhs_code (assign) == LSHIFT_EXPR);
}

bool
set_overflow (Place &p, Undo &u)
{
  if (!value_p (p, INTEGER_CST) || typeless_p (p))
    return false;
  tree copy = copy_node (*p.slot);
  TREE_OVERFLOW (copy) = !TREE_OVERFLOW (copy);
  return replace (p, u, copy);
}

/* The same number in a wider type.  */
bool
widen (Place &p, Undo &u)
{
  if (!value_p (p, INTEGER_CST) || typeless_p (p) || TYPE_MODE (TREE_TYPE (*p.slot)) == DImode)
    return false;
  tree wide = wide_int_to_tree (long_integer_type_node, wi::to_widest (*p.slot));
  return replace (p, u, wide);
}

bool
negate_real (Place &p, Undo &u)
{
  if (!value_p (p, REAL_CST))
    return false;
  REAL_VALUE_TYPE value = *TREE_REAL_CST_PTR (*p.slot);
  value.sign = !value.sign;
  return replace (p, u, build_real (TREE_TYPE (*p.slot), value));
}

/* A NaN with another payload.  */
bool
change_payload (Place &p, Undo &u)
{
  if (!value_p (p, REAL_CST))
    return false;
  REAL_VALUE_TYPE value;
  if (!real_nan (&value, p.turn % 2 ? "1" : "2", 1, TYPE_MODE (TREE_TYPE (*p.slot))))
    return false;
  if (real_identical (&value, TREE_REAL_CST_PTR (*p.slot))
      && !real_nan (&value, "3", 1, TYPE_MODE (TREE_TYPE (*p.slot))))
    return false;
  return replace (p, u, build_real (TREE_TYPE (*p.slot), value));
}

bool
change_complex (Place &p, Undo &u)
{
  if (!value_p (p, COMPLEX_CST))
    return false;
  tree real = TREE_REALPART (*p.slot), imaginary = TREE_IMAGPART (*p.slot);
  tree other = other_value (p, p.turn % 2 ? real : imaginary);
  return other
         && replace (p, u,
                     p.turn % 2 ? build_complex (TREE_TYPE (*p.slot), other, imaginary)
                                : build_complex (TREE_TYPE (*p.slot), real, other));
}

bool
change_vector (Place &p, Undo &u)
{
  if (!value_p (p, VECTOR_CST))
    return false;
  tree copy = copy_node (*p.slot);
  tree other = other_value (p, VECTOR_CST_ENCODED_ELT (copy, 0));
  if (!other)
    return false;
  VECTOR_CST_ENCODED_ELTS (copy)[0] = other;
  return replace (p, u, copy);
}

bool
constructor_p (const Place &p)
{
  return TREE_CODE (*p.slot) == CONSTRUCTOR && CONSTRUCTOR_NELTS (*p.slot) > 0;
}

bool
change_element (Place &p, Undo &u)
{
  if (!constructor_p (p))
    return false;
  tree *value = &CONSTRUCTOR_ELT (*p.slot, 0)->value;
  tree other = other_value (p, *value);
  if (!other)
    return false;
  CHANGE (u, *value, other);
  return true;
}

bool
change_index (Place &p, Undo &u)
{
  if (!constructor_p (p))
    return false;
  CHANGE (u, CONSTRUCTOR_ELT (*p.slot, 0)->index, size_int (1000));
  return true;
}

/* The literal that the address at hand is of, or null.  */
tree *
literal (const Place &p)
{
  tree *object = &TREE_OPERAND (*p.slot, 0);
  while (handled_component_p (*object))
    object = &TREE_OPERAND (*object, 0);
  return TREE_CODE (*object) == STRING_CST && TREE_STRING_LENGTH (*object) > 1 ? object : nullptr;
}

/* A literal with another character, or with its NUL twice.  */
bool
change_string (Place &p, Undo &u, bool longer)
{
  if (!literal (p))
    return false;
  fresh_copy (p, u);
  tree *at = literal (p), old = *at;
  std::string text (TREE_STRING_POINTER (old), TREE_STRING_LENGTH (old));
  if (longer)
    text += '\0';
  else
    text[0] ^= 1;
  tree other = build_string (text.size (), text.data ());
  TREE_TYPE (other) = TREE_TYPE (old);
  *at = other;
  return true;
}

} // namespace

const Table constant_mutations = {
  { "INTEGER_CST + 1", Where::operand, in_key, add_one },
  { "INTEGER_CST: TREE_OVERFLOW", Where::operand, in_key, set_overflow },
  { "INTEGER_CST: TYPE_PRECISION", Where::operand, in_key, widen },
  { "REAL_CST", Where::operand, in_key,
    [] (Place &p, Undo &u) {
      return value_p (p, REAL_CST) && replace (p, u, other_value (p, *p.slot));
    } },
  { "REAL_CST: REAL_VALUE_TYPE::sign", Where::operand, in_key, negate_real },
  { "REAL_CST: payload of a NaN", Where::operand, in_key, change_payload },
  { "COMPLEX_CST", Where::operand, in_key, change_complex },
  { "VECTOR_CST", Where::operand, in_key, change_vector },
  { "TREE_STRING_POINTER", Where::address, in_key,
    [] (Place &p, Undo &u) { return change_string (p, u, false); } },
  { "TREE_STRING_LENGTH", Where::address, in_key,
    [] (Place &p, Undo &u) { return change_string (p, u, true); } },
  { "CONSTRUCTOR_ELT: value", Where::operand, in_key, change_element },
  { "CONSTRUCTOR_ELT: index", Where::operand, in_key, change_index },
  { "CONSTRUCTOR_NO_CLEARING", Where::operand, in_key,
    [] (Place &p, Undo &u) {
      if (TREE_CODE (*p.slot) != CONSTRUCTOR)
        return false;
      CHANGE (u, CONSTRUCTOR_NO_CLEARING (*p.slot), !CONSTRUCTOR_NO_CLEARING (*p.slot));
      return true;
    } },
};

} // namespace mergefn::mutation
