/* What several tables of mutations need.  Asks the comparator nothing but what a copy is.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "mutation.h"
#include "comparator/walk/operands.h"

namespace mergefn::mutation
{

namespace
{

bool
undefined_p (tree name)
{
  return SSA_NAME_IS_DEFAULT_DEF (name) && (!SSA_NAME_VAR (name) || VAR_P (SSA_NAME_VAR (name)));
}

tree
other_name (Place &place, tree name)
{
  tree mine = original (*place.walk, name);
  if (undefined_p (mine))
    return NULL_TREE;
  unsigned i;
  tree other;
  FOR_EACH_SSA_NAME (i, other, place.fun)
  if (!virtual_operand_p (other) && TREE_TYPE (other) == TREE_TYPE (name) && !has_zero_uses (other))
    {
      tree it = original (*place.walk, other);
      if (it != mine && !undefined_p (it) && !SSA_NAME_OCCURS_IN_ABNORMAL_PHI (it))
        return other;
    }
  return NULL_TREE;
}

tree
other_real (tree value)
{
  REAL_VALUE_TYPE real;
  real_arithmetic (&real, PLUS_EXPR, TREE_REAL_CST_PTR (value), &dconst2);
  tree other = build_real (TREE_TYPE (value), real);
  return real_identical (TREE_REAL_CST_PTR (other), TREE_REAL_CST_PTR (value)) ? NULL_TREE : other;
}

} // namespace

bool
same_value_p (const Place &place, tree a, tree b)
{
  if (TREE_CODE (a) == SSA_NAME)
    a = original (*place.walk, a);
  if (TREE_CODE (b) == SSA_NAME)
    b = original (*place.walk, b);
  if (TREE_CODE (a) == SSA_NAME && TREE_CODE (b) == SSA_NAME && undefined_p (a) && undefined_p (b))
    return true;
  return operand_equal_p (a, b, 0);
}

tree
other_value (Place &place, tree value)
{
  if (!value)
    return NULL_TREE;
  if (TREE_CODE (value) == SSA_NAME)
    return other_name (place, value);
  if (TREE_CODE (value) == INTEGER_CST)
    return wide_int_to_tree (TREE_TYPE (value), wi::to_wide (value) + 1);
  return TREE_CODE (value) == REAL_CST ? other_real (value) : NULL_TREE;
}

tree
fresh_copy (Place &place, Undo &undo)
{
  tree copy = unshare_expr (*place.slot);
  CHANGE (undo, *place.slot, copy);
  return copy;
}

tree
part (tree ref, tree_code code)
{
  for (; handled_component_p (ref); ref = TREE_OPERAND (ref, 0))
    if (TREE_CODE (ref) == code)
      return ref;
  return TREE_CODE (ref) == code ? ref : NULL_TREE;
}

tree
fresh_part (Place &p, Undo &u, tree_code code)
{
  return part (*p.slot, code) ? part (fresh_copy (p, u), code) : NULL_TREE;
}

tree
memory_base (tree ref)
{
  while (handled_component_p (ref))
    ref = TREE_OPERAND (ref, 0);
  return TREE_CODE (ref) == MEM_REF ? ref : NULL_TREE;
}

tree
copied_record (tree record)
{
  tree copy = build_distinct_type_copy (TYPE_MAIN_VARIANT (record));
  TYPE_FIELDS (copy) = NULL_TREE;
  tree *end = &TYPE_FIELDS (copy);
  for (tree field = TYPE_FIELDS (record); field; field = DECL_CHAIN (field))
    if (TREE_CODE (field) == FIELD_DECL)
      {
        *end = copy_node (field);
        DECL_CONTEXT (*end) = copy;
        DECL_CHAIN (*end) = NULL_TREE;
        end = &DECL_CHAIN (*end);
      }
  TYPE_ALIAS_SET (copy) = -1;
  TYPE_CANONICAL (copy) = copy;
  return copy;
}

bool
retype_base (Place &place, Undo &undo, tree type)
{
  tree base = memory_base (fresh_copy (place, undo));
  if (!base)
    return false;
  tree pointer = build_pointer_type (type);
  TREE_OPERAND (base, 1) = wide_int_to_tree (pointer, wi::to_wide (TREE_OPERAND (base, 1)));
  TREE_TYPE (base) = type;
  return true;
}

bool
change_function_type (Place &place, Undo &undo, tree type)
{
  CHANGE (undo, TREE_TYPE (place.decl), type);
  return true;
}

} // namespace mergefn::mutation
