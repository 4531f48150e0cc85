/* Mutations of addresses.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "mutation.h"

namespace mergefn::mutation
{

namespace
{

/* The address at hand without its path, as an offset from where that starts.  */
bool
forget_path (Place &p, Undo &u)
{
  poly_int64 offset;
  tree object = TREE_OPERAND (*p.slot, 0);
  tree base
      = handled_component_p (object) ? get_addr_base_and_unit_offset (object, &offset) : NULL_TREE;
  if (!base || TREE_CODE (base) != MEM_REF)
    return false;
  tree flat = build2 (MEM_REF, char_type_node, TREE_OPERAND (base, 0),
                      wide_int_to_tree (ptr_type_node, offset.coeffs[0]));
  tree address = build1 (ADDR_EXPR, TREE_TYPE (*p.slot), flat);
  CHANGE (u, *p.slot, address);
  return true;
}

bool
change_addressed_field (Place &p, Undo &u)
{
  tree component = part (TREE_OPERAND (*p.slot, 0), COMPONENT_REF);
  if (!component)
    return false;
  component = part (TREE_OPERAND (fresh_copy (p, u), 0), COMPONENT_REF);
  tree field = TREE_OPERAND (component, 1);
  for (tree other = TYPE_FIELDS (TREE_TYPE (TREE_OPERAND (component, 0))); other;
       other = DECL_CHAIN (other))
    if (TREE_CODE (other) == FIELD_DECL
        && !tree_int_cst_equal (bit_position (other), bit_position (field)))
      {
        TREE_OPERAND (component, 1) = other;
        return true;
      }
  return false;
}

/* &decl as &decl.first, and back: the bounds of the object differ.  */
bool
change_spelling (Place &p, Undo &u)
{
  tree object = TREE_OPERAND (*p.slot, 0);
  if (!VAR_P (object) || TREE_CODE (TREE_TYPE (object)) != RECORD_TYPE
      || !auto_var_in_fn_p (object, p.decl))
    return false;
  for (tree field = TYPE_FIELDS (TREE_TYPE (object)); field; field = DECL_CHAIN (field))
    if (TREE_CODE (field) == FIELD_DECL && integer_zerop (bit_position (field))
        && !DECL_BIT_FIELD (field))
      {
        tree first = build3 (COMPONENT_REF, TREE_TYPE (field), object, field, NULL_TREE);
        CHANGE (u, *p.slot, build1 (ADDR_EXPR, TREE_TYPE (*p.slot), first));
        return true;
      }
  return false;
}

} // namespace

const Table address_mutations = {
  { "ADDR_EXPR: path", Where::address, fact (FactKind::object_size), forget_path },
  { "ADDR_EXPR: another FIELD_DECL", Where::address, in_key, change_addressed_field },
  { "ADDR_EXPR: of a variable, as of its first field", Where::address, fact (FactKind::object_size),
    change_spelling },
  { "ADDR_EXPR: TREE_TYPE", Where::address, nowhere,
    [] (Place &p, Undo &u) {
      tree address = fresh_copy (p, u);
      TREE_TYPE (address) = ptr_type_node;
      return !is_gimple_call (p.stmt) || !gimple_call_internal_p (as_a<gcall *> (p.stmt));
    } },
};

} // namespace mergefn::mutation
