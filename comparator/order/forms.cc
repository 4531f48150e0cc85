/* Canonical forms, computed a second time: each statement's operands, then its operation.

   Builds trees that no function keeps.  Changes no statement.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "comparator/order/forms.h"
#include "comparator/order/forms_values.h"
#include "comparator/walk/operands.h"
#include "comparator/trees/reference.h"

namespace mergefn
{

namespace
{

/* A reference as GCC took it apart: VARIABLE is in bytes, null if there is none.  */
struct OtherPlace
{
  tree base, variable;
  offset_int bits;
};

/* BASE without the address and the offset of a MEM_REF, as both sides are compared.  Adds the
   offset of a MEM_REF that GCC left in place to BITS.  */
tree
bare_base (tree base, offset_int *bits)
{
  if (TREE_CODE (base) != MEM_REF)
    return base;
  tree pointer = TREE_OPERAND (base, 0);
  if (bits)
    *bits += mem_ref_offset (base).to_constant () << LOG2_BITS_PER_UNIT;
  return TREE_CODE (pointer) == ADDR_EXPR ? TREE_OPERAND (pointer, 0) : pointer;
}

bool
same_base_p (const Reference &ours, const OtherPlace &other)
{
  return bare_base (ours.base, nullptr) == other.base;
}

/* Puts into SUM the variable parts of OURS in bytes, and the constant by which OURS is further than
   BITS.  */
bool
variable_bytes (const Reference &ours, const offset_int &bits, aff_tree *sum)
{
  offset_int rest = ours.bit_offset - bits;
  if (wi::umod_trunc (rest, BITS_PER_UNIT) != 0)
    return false;
  aff_combination_const (sum, sizetype, widest_int::from (rest >> LOG2_BITS_PER_UNIT, SIGNED));
  for (const VariablePart &part : ours.variable)
    {
      tree bytes = part.index;
      if (part.low && !integer_zerop (part.low))
        bytes = fold_build2 (MINUS_EXPR, TREE_TYPE (bytes), bytes, part.low);
      bytes = fold_convert (sizetype, bytes);
      if (part.unit)
        bytes = size_binop (MULT_EXPR, bytes, fold_convert (sizetype, part.unit));
      aff_tree each;
      tree_to_aff_combination (bytes, sizetype, &each);
      aff_combination_add (sum, &each);
    }
  return true;
}

/* True if A and B, in bits, are the same address.  Bytes are counted modulo the size of the address
   space.  */
bool
same_address_p (const offset_int &a, const offset_int &b)
{
  return wi::sext (a - b, TYPE_PRECISION (sizetype) + LOG2_BITS_PER_UNIT) == 0;
}

/* True if OURS is where OTHER is, whatever the indices are.  */
bool
same_place_p (const Reference &ours, const OtherPlace &other)
{
  if (!same_base_p (ours, other))
    return false;
  if (ours.variable.empty () && !other.variable)
    return same_address_p (ours.bit_offset, other.bits);
  aff_tree difference, theirs;
  if (!variable_bytes (ours, other.bits, &difference))
    return false;
  tree_to_aff_combination (other.variable ? other.variable : size_zero_node, sizetype, &theirs);
  aff_combination_scale (&theirs, -1);
  aff_combination_add (&difference, &theirs);
  return aff_combination_zero_p (&difference);
}

/* Compares with get_inner_reference, which expands memory accesses.  */
bool
agrees_with_inner_p (const Reference &ours, tree ref)
{
  poly_int64 size, position;
  machine_mode mode;
  int is_unsigned, reverse, is_volatile = 0;
  OtherPlace other;
  tree base = get_inner_reference (ref, &size, &position, &other.variable, &mode, &is_unsigned,
                                   &reverse, &is_volatile);
  if (!position.is_constant ())
    return true;
  other.bits = position.to_constant ();
  other.base = bare_base (base, &other.bits);
  return same_place_p (ours, other);
}

/* Compares with get_ref_base_and_extent, which alias analysis and value numbering go by.  Distances
   count, not only addresses.  */
bool
agrees_with_extent_p (const Reference &ours, tree ref)
{
  poly_int64 position, size, most;
  bool reverse;
  tree base = get_ref_base_and_extent (ref, &position, &size, &most, &reverse);
  if (!known_size_p (size) || maybe_ne (size, most) || !position.is_constant ())
    return true;
  OtherPlace other{ NULL_TREE, NULL_TREE, position.to_constant () };
  other.base = bare_base (base, &other.bits);
  return same_base_p (ours, other) && ours.bit_offset == other.bits;
}

/* Compares with get_addr_base_and_unit_offset, which folds addresses.  */
bool
agrees_with_address_p (const Reference &ours, tree ref)
{
  poly_int64 bytes;
  tree base = get_addr_base_and_unit_offset (ref, &bytes);
  if (!base || !bytes.is_constant ())
    return true;
  OtherPlace other{ NULL_TREE, NULL_TREE, offset_int (bytes.to_constant ()) << LOG2_BITS_PER_UNIT };
  other.base = bare_base (base, &other.bits);
  return same_place_p (ours, other);
}

const char *
wrong_reference (tree ref)
{
  if (!handled_component_p (ref) && TREE_CODE (ref) != MEM_REF)
    return nullptr;
  Reference ours = take_apart (ref);
  if (!ours.supported)
    return nullptr;
  if (!agrees_with_inner_p (ours, ref))
    return "place of a reference with get_inner_reference";
  if (ours.variable.empty () && !agrees_with_extent_p (ours, ref))
    return "place of a reference with get_ref_base_and_extent";
  if (ours.variable.empty () && !agrees_with_address_p (ours, ref))
    return "place of a reference with get_addr_base_and_unit_offset";
  return nullptr;
}

/* A symbol stands for another one only if GCC, too, takes both for one.  */
const char *
wrong_symbol (tree decl)
{
  if (TREE_CODE (decl) != FUNCTION_DECL && !VAR_P (decl))
    return nullptr;
  symtab_node *symbol = symtab_node::get (decl);
  if (!symbol || symbol->semantically_equivalent_p (representative (symbol)))
    return nullptr;
  return "representative of a symbol";
}

const char *
wrong_operand (tree operand)
{
  if (!operand)
    return nullptr;
  switch (TREE_CODE (operand))
    {
    case ADDR_EXPR:
      if (DECL_P (TREE_OPERAND (operand, 0)))
        return wrong_symbol (TREE_OPERAND (operand, 0));
      return wrong_reference (TREE_OPERAND (operand, 0));
    case TREE_LIST:
      return wrong_operand (TREE_VALUE (operand));
    case CONSTRUCTOR:
      {
        unsigned i;
        tree value;
        FOR_EACH_CONSTRUCTOR_VALUE (CONSTRUCTOR_ELTS (operand), i, value)
        if (const char *form = wrong_operand (value))
          return form;
        return nullptr;
      }
    case INTEGER_CST:
      return wrong_constant (operand);
    default:
      return DECL_P (operand) ? wrong_symbol (operand) : wrong_reference (operand);
    }
}

/* A copy is the very value that it is a copy of.  */
const char *
wrong_copy (Walk &walk, gimple *stmt)
{
  tree from = copied_value (walk, stmt);
  if (!from)
    return nullptr;
  if (gphi *phi = dyn_cast<gphi *> (stmt))
    return degenerate_phi_result (phi) == from ? nullptr : "PHI with one argument";
  tree to = gimple_assign_lhs (stmt);
  return tree_nop_conversion_p (TREE_TYPE (to), TREE_TYPE (from)) ? nullptr : "copy";
}

const char *
wrong_phi (Walk &walk, gphi *phi)
{
  if (const char *form = wrong_copy (walk, phi))
    return form;
  for (unsigned i = 0; i < gimple_phi_num_args (phi); i++)
    if (const char *form = wrong_operand (gimple_phi_arg_def (phi, i)))
      return form;
  return nullptr;
}

const char *
wrong_statement (Walk &walk, gimple *stmt)
{
  if (is_gimple_debug (stmt))
    return nullptr;
  if (const char *form = wrong_copy (walk, stmt))
    return form;
  if (gcond *cond = dyn_cast<gcond *> (stmt))
    if (const char *form = wrong_comparison (gimple_cond_code (cond), gimple_cond_lhs (cond)))
      return form;
  if (gassign *assign = dyn_cast<gassign *> (stmt))
    if (const char *form = wrong_assignment (assign))
      return form;
  for (unsigned i = 0; i < gimple_num_ops (stmt); i++)
    if (const char *form = wrong_operand (gimple_op (stmt, i)))
      return form;
  return nullptr;
}

} // namespace

WrongForm
find_wrong_form (Walk &walk)
{
  basic_block bb;
  FOR_EACH_BB_FN (bb, walk.fun)
  {
    for (gphi_iterator gsi = gsi_start_phis (bb); !gsi_end_p (gsi); gsi_next (&gsi))
      if (const char *form = wrong_phi (walk, gsi.phi ()))
        return { form, gsi.phi () };
    for (gimple_stmt_iterator gsi = gsi_start_bb (bb); !gsi_end_p (gsi); gsi_next (&gsi))
      if (const char *form = wrong_statement (walk, gsi_stmt (gsi)))
        return { form, gsi_stmt (gsi) };
  }
  return {};
}

} // namespace mergefn
