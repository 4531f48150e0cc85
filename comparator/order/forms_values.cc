/* Forms of operations on values: GCC folds the operation as it is spelled, and as the key spells it.

   Where GCC does not fold an operation of a type, nothing is claimed.  Builds trees that no function
   keeps.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "comparator/order/forms_values.h"
#include "comparator/key/constants.h"
#include "comparator/walk/operands.h"
#include "comparator/walk/operations.h"
#include "comparator/trees/types.h"

namespace mergefn
{

namespace
{

/* Values of TYPE at which signs, carries and not-a-numbers show.  Empty for types without any.  */
std::vector<tree>
samples (tree type)
{
  std::vector<tree> result;
  if (INTEGRAL_TYPE_P (type) || POINTER_TYPE_P (type))
    {
      unsigned precision = TYPE_PRECISION (type);
      for (int value : { 0, 1, -1, 5 })
        result.push_back (wide_int_to_tree (type, wi::shwi (value, precision)));
      result.push_back (wide_int_to_tree (type, wi::max_value (precision, SIGNED)));
      result.push_back (wide_int_to_tree (type, wi::min_value (precision, SIGNED)));
    }
  else if (SCALAR_FLOAT_TYPE_P (type))
    {
      for (const REAL_VALUE_TYPE &value : { dconst0, dconst1, dconstm1 })
        result.push_back (build_real (type, value));
      REAL_VALUE_TYPE nan;
      if (real_nan (&nan, "", 1, TYPE_MODE (type)))
        result.push_back (build_real (type, nan));
    }
  return result;
}

/* True unless both A and B are integers and differ.  */
bool
same_p (tree a, tree b)
{
  return !a || !b || TREE_CODE (a) != INTEGER_CST || TREE_CODE (b) != INTEGER_CST
         || tree_int_cst_equal (a, b);
}

bool
order_matters_p (tree_code code, tree type, tree operand_type)
{
  for (tree x : samples (operand_type))
    for (tree y : samples (operand_type))
      {
        tree forth = fold_binary (code, type, x, y), back = fold_binary (code, type, y, x);
        bool both = forth && back && CONSTANT_CLASS_P (forth) && CONSTANT_CLASS_P (back);
        /* Either of two not-a-numbers may come out.  */
        if (both && TREE_CODE (forth) == REAL_CST && REAL_VALUE_ISNAN (TREE_REAL_CST (forth)))
          continue;
        if (both && !operand_equal_p (forth, back, OEP_ONLY_CONST))
          return true;
      }
  return false;
}

/* True if GCC folds the address of memory at that offset to another place than the sum.  */
bool
sum_differs_p (const gassign *stmt)
{
  tree pointer = gimple_assign_rhs1 (stmt);
  tree memory = fold_build2 (MEM_REF, char_type_node, pointer,
                             fold_convert (ptr_type_node, gimple_assign_rhs2 (stmt)));
  poly_int64 bytes;
  tree base = get_addr_base_and_unit_offset (memory, &bytes);
  if (!base || TREE_CODE (base) != MEM_REF || TREE_OPERAND (base, 0) != pointer)
    return false;
  offset_int bits = offset_int (bytes.to_constant ()) << LOG2_BITS_PER_UNIT;
  return bits + (mem_ref_offset (base).to_constant () << LOG2_BITS_PER_UNIT)
         != sum_in_bits (gimple_assign_rhs2 (stmt));
}

} // namespace

const char *
wrong_comparison (tree_code code, tree operand)
{
  tree_code other = mirrored (code);
  for (tree x : samples (TREE_TYPE (operand)))
    for (tree y : samples (TREE_TYPE (operand)))
      if (!same_p (fold_binary (code, boolean_type_node, x, y),
                   fold_binary (other, boolean_type_node, y, x)))
        return "mirrored comparison";
  return nullptr;
}

const char *
wrong_assignment (const gassign *stmt)
{
  tree type = TREE_TYPE (gimple_assign_lhs (stmt)), first = gimple_assign_rhs1 (stmt);
  tree_code code = gimple_assign_rhs_code (stmt);
  if (TREE_CODE_CLASS (code) == tcc_comparison)
    return wrong_comparison (code, first);
  if (code == COND_EXPR && COMPARISON_CLASS_P (first))
    return wrong_comparison (TREE_CODE (first), TREE_OPERAND (first, 0));
  if (gimple_assign_rhs_class (stmt) != GIMPLE_BINARY_RHS)
    return nullptr;
  if (sum_as_address_p (stmt))
    return sum_differs_p (stmt) ? "sum as address" : nullptr;
  if (commutative_tree_code (code) && order_matters_p (code, type, TREE_TYPE (first)))
    return "order of operands";
  return nullptr;
}

const char *
wrong_constant (tree constant)
{
  tree type = TREE_TYPE (constant);
  wide_int bits = bits_of (constant);
  if (bits.get_precision () != TYPE_PRECISION (type)
      || !tree_int_cst_equal (wide_int_to_tree (type, bits), constant))
    return "bits of a constant";
  return nullptr;
}

} // namespace mergefn
