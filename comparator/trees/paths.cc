/* Paths of references and addresses.  Reads trees, builds none.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "comparator/trees/paths.h"
#include "comparator/compat.h"
#include "comparator/faults.h"
#include "comparator/trees/errno_setters.h"
#include "comparator/trees/reference.h"

namespace mergefn
{

namespace
{

/* Stands for a number that is not a constant.  The key has the variable part by itself.  */
constexpr Item not_constant = Item (1) << 63;

Item
number (const_tree constant)
{
  return constant && TREE_CODE (constant) == INTEGER_CST ? Item (TREE_INT_CST_LOW (constant))
                                                         : not_constant;
}

/* Where FIELD is in its struct, in bits.  */
Item
field_position (tree field)
{
  return number (bit_position (field));
}

bool
array_step_p (const_tree step)
{
  return TREE_CODE (step) == ARRAY_REF || TREE_CODE (step) == ARRAY_RANGE_REF;
}

/* True if no field follows FIELD.  Then a read at a variable place in FIELD may reach up to the end
   of the struct.  */
bool
last_field_p (const_tree field)
{
  do
    field = DECL_CHAIN (field);
  while (field && TREE_CODE (field) != FIELD_DECL);
  return !field;
}

void
put_field_step (LocalNumbering &locals, tree step, std::vector<Item> &items)
{
  tree field = TREE_OPERAND (step, 1), container = TREE_TYPE (TREE_OPERAND (step, 0));
  /* Data dependence takes two references through one struct type to be of one object, or apart
     (access_fn_components_comparable_p).  */
  items.push_back (locals.record (DECL_CONTEXT (field)).number);
  for (Item item :
       { Item (TREE_CODE (container)), field_position (field), number (DECL_SIZE (field)),
         number (TYPE_SIZE (container)), Item (last_field_p (field)) })
    items.push_back (item);
}

void
put_array_step (tree step, std::vector<Item> &items)
{
  tree array = TREE_TYPE (TREE_OPERAND (step, 0));
  tree domain = TREE_CODE (array) == ARRAY_TYPE ? TYPE_DOMAIN (array) : NULL_TREE;
  for (Item item : { number (TREE_OPERAND (step, 1)), number (array_ref_low_bound (step)),
                     number (array_ref_element_size (step)), number (TYPE_SIZE (array)),
                     number (domain ? TYPE_MAX_VALUE (domain) : NULL_TREE),
                     Item (compat::array_ref_flexible_size_p (step)) })
    items.push_back (item);
}

/* Writes what is next to REF, a field, and whether REF may be a pointer to a virtual table.  */
void
put_neighbours (TypeTable &types, tree ref, std::vector<Item> &items)
{
  /* A pointer may reach less than the type of the access says.  A variable is all there.  */
  if (!variable_base_p (inner_base (ref)))
    items.push_back (types.value (TREE_TYPE (TREE_OPERAND (ref, 0))));
  /* Devirtualisation takes no store to any other field for one of a virtual table.  */
  if (POINTER_TYPE_P (TREE_TYPE (ref)))
    items.push_back (1 + DECL_VIRTUAL_P (TREE_OPERAND (ref, 1)));
}

/* The constant offset of memory BASE itself from its pointer.  */
Item
own_offset (const_tree base)
{
  return TREE_CODE (base) == MEM_REF ? number (TREE_OPERAND (base, 1)) : 0;
}

} // namespace

std::vector<Item>
layout_path (TypeTable &types, tree object)
{
  std::vector<Item> path;
  if (!handled_component_p (object))
    return path;
  for (; handled_component_p (object); object = TREE_OPERAND (object, 0))
    {
      path.push_back (TREE_CODE (object));
      path.push_back (types.value (TREE_TYPE (object)));
      if (TREE_CODE (object) == COMPONENT_REF)
        {
          path.push_back (field_position (TREE_OPERAND (object, 1)));
          path.push_back (compat::array_ref_flexible_size_p (object));
        }
      else if (array_step_p (object))
        put_array_step (object, path);
    }
  path.push_back (types.value (TREE_TYPE (object)));
  path.push_back (own_offset (object));
  return path;
}

std::vector<Item>
steps (TypeTable &types, LocalNumbering &locals, tree ref)
{
  std::vector<Item> items;
  if (!handled_component_p (ref))
    return items;
  if (TREE_CODE (ref) == COMPONENT_REF)
    put_neighbours (types, ref, items);
  for (; handled_component_p (ref); ref = TREE_OPERAND (ref, 0))
    {
      items.push_back (TREE_CODE (ref));
      if (TREE_CODE (ref) == COMPONENT_REF)
        put_field_step (locals, ref, items);
      else if (array_step_p (ref))
        put_array_step (ref, items);
      else
        items.push_back (number (TYPE_SIZE (TREE_TYPE (ref))));
    }
  items.push_back (own_offset (ref));
  items.push_back (errno_type_p (TREE_TYPE (ref)));
  return items;
}

bool
forgettable_steps_p (tree ref, const gimple *stmt)
{
  if (!handled_component_p (ref))
    return true;
  const gassign *assign = safe_dyn_cast<const gassign *> (stmt);
  if (!assign || (gimple_assign_lhs (assign) != ref && gimple_assign_rhs1 (assign) != ref))
    return false;
  if (TREE_CODE (ref) == BIT_FIELD_REF || TREE_CODE (ref) == ARRAY_RANGE_REF
      || (TREE_CODE (ref) == COMPONENT_REF && DECL_BIT_FIELD_TYPE (TREE_OPERAND (ref, 1))))
    return false;
  /* Late passes take apart, or make a register of, plain memory without asking for its storage order
     (non_rewritable_mem_ref_base, phiprop_insert_phi, count_nonzero_bytes).  */
  if (reverse_storage_order_for_component_p (ref))
    return false;
  /* Plain memory is as large as its type.  */
  if (!whole_access_p (ref))
    return false;
  poly_int64 offset;
  tree base = get_addr_base_and_unit_offset (ref, &offset);
  if (!base || (VAR_P (base) && DECL_HARD_REGISTER (base) && !faulty_p (Fault::registers)))
    return false;
  return DECL_P (base) || TREE_CODE (base) == MEM_REF;
}

} // namespace mergefn
