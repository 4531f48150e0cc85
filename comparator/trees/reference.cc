/* Taking references apart.  Reads trees, builds none.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "comparator/trees/reference.h"
#include "comparator/compat.h"
#include "comparator/faults.h"

namespace mergefn
{

namespace
{

bool
add_constant (Reference &ref, const_tree bytes)
{
  if (!bytes || TREE_CODE (bytes) != INTEGER_CST)
    return false;
  ref.bit_offset += wi::to_offset (bytes) << LOG2_BITS_PER_UNIT;
  return true;
}

void
take_component (Reference &ref, tree component)
{
  tree field = TREE_OPERAND (component, 1);
  tree offset = component_ref_field_offset (component);
  if (!add_constant (ref, offset))
    ref.variable.push_back ({ offset, NULL_TREE, NULL_TREE, NULL_TREE, false });
  if (!faulty_p (Fault::fields))
    ref.bit_offset += wi::to_offset (DECL_FIELD_BIT_OFFSET (field));
  if (DECL_BIT_FIELD_TYPE (field))
    ref.bit_field = field;
}

void
take_array_ref (Reference &ref, tree array_ref)
{
  tree index = TREE_OPERAND (array_ref, 1);
  tree low = array_ref_low_bound (array_ref);
  tree unit = array_ref_element_size (array_ref);
  if (TREE_CODE (index) == INTEGER_CST && TREE_CODE (low) == INTEGER_CST
      && TREE_CODE (unit) == INTEGER_CST)
    {
      /* An index is as wide as a size, whatever its own type, as in get_ref_base_and_extent.  */
      offset_int distance = wi::to_offset (index) - wi::to_offset (low);
      if (!faulty_p (Fault::indices))
        distance = wi::sext (distance, TYPE_PRECISION (sizetype));
      ref.bit_offset += (distance * wi::to_offset (unit)) << LOG2_BITS_PER_UNIT;
      return;
    }
  if (faulty_p (Fault::units))
    unit = size_one_node;
  ref.variable.push_back ({ index, low, unit, TREE_TYPE (TREE_OPERAND (array_ref, 0)),
                            compat::array_ref_flexible_size_p (array_ref) });
}

/* Takes the outermost component of EXPR and returns what it is a part of.  */
tree
take_handled_component (Reference &ref, tree expr)
{
  switch (TREE_CODE (expr))
    {
    case COMPONENT_REF:
      take_component (ref, expr);
      break;
    case ARRAY_REF:
    case ARRAY_RANGE_REF:
      take_array_ref (ref, expr);
      break;
    case BIT_FIELD_REF:
      ref.bit_offset += wi::to_offset (TREE_OPERAND (expr, 2));
      ref.bit_field_ref = expr;
      break;
    case IMAGPART_EXPR:
      ref.bit_offset += wi::to_offset (TYPE_SIZE (TREE_TYPE (expr)));
      break;
    case VIEW_CONVERT_EXPR:
      if (TYPE_ALIGN (TREE_TYPE (expr)) > TYPE_ALIGN (TREE_TYPE (TREE_OPERAND (expr, 0))))
        ref.view_alignment = std::max<unsigned> (ref.view_alignment, TYPE_ALIGN (TREE_TYPE (expr)));
      break;
    case REALPART_EXPR:
      break;
    default:
      ref.supported = false;
    }
  return TREE_OPERAND (expr, 0);
}

} // namespace

Reference
take_apart (tree expr)
{
  Reference ref;
  while (handled_component_p (expr))
    expr = take_handled_component (ref, expr);
  if (TREE_CODE (expr) == MEM_REF)
    {
      poly_offset_int offset = mem_ref_offset (expr);
      if (!offset.is_constant ())
        ref.supported = false;
      else
        ref.bit_offset += offset.to_constant () << LOG2_BITS_PER_UNIT;
      tree pointer = TREE_OPERAND (expr, 0);
      /* MEM[&decl] is decl: the same storage, whatever alias analysis makes of it.  */
      if (TREE_CODE (pointer) == ADDR_EXPR && DECL_P (TREE_OPERAND (pointer, 0))
          && TYPE_ADDR_SPACE (TREE_TYPE (TREE_TYPE (pointer)))
                 == TYPE_ADDR_SPACE (TREE_TYPE (TREE_OPERAND (pointer, 0))))
        expr = TREE_OPERAND (pointer, 0);
    }
  ref.base = expr;
  return ref;
}

tree
inner_base (tree ref)
{
  while (handled_component_p (ref))
    ref = TREE_OPERAND (ref, 0);
  return ref;
}

bool
variable_base_p (const_tree base)
{
  return DECL_P (base)
         || (TREE_CODE (base) == MEM_REF && TREE_CODE (TREE_OPERAND (base, 0)) == ADDR_EXPR);
}

tree
access_size (tree ref)
{
  return TREE_CODE (ref) == COMPONENT_REF ? DECL_SIZE (TREE_OPERAND (ref, 1))
                                          : TYPE_SIZE (TREE_TYPE (ref));
}

bool
whole_access_p (tree ref)
{
  return simple_cst_equal (access_size (ref), TYPE_SIZE (TREE_TYPE (ref))) == 1
         || faulty_p (Fault::access_sizes);
}

tree
named_variable (tree ref)
{
  tree base = get_base_address (ref);
  return base && DECL_P (base) ? base : NULL_TREE;
}

bool
whole_local_p (const_tree ref)
{
  return ref && DECL_P (ref) && auto_var_in_fn_p (ref, current_function_decl)
         && !TREE_ADDRESSABLE (ref) && !faulty_p (Fault::whole_locals)
         && !(VAR_P (ref) && DECL_HARD_REGISTER (ref) && faulty_p (Fault::registers));
}

} // namespace mergefn
