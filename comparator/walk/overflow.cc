/* Finding operations in both forms.  Changes nothing.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "comparator/walk/overflow.h"
#include "comparator/statements.h"

namespace mergefn
{

/* Shifts to the left always wrap.  */
bool
undefined_overflow_p (const gassign *stmt)
{
  return gimple_assign_rhs_code (stmt) != LSHIFT_EXPR
         && TYPE_OVERFLOW_UNDEFINED (TREE_TYPE (gimple_assign_lhs (stmt)));
}

/* The bits of OPERAND if it is a constant.  */
static std::optional<uint64_t>
constant_bits (const_tree operand)
{
  if (TREE_CODE (operand) != INTEGER_CST)
    return {};
  const unsigned unused
      = HOST_BITS_PER_WIDE_INT
        - std::min<unsigned> (TYPE_PRECISION (TREE_TYPE (operand)), HOST_BITS_PER_WIDE_INT);
  return TREE_INT_CST_LOW (operand) << unused;
}

/* A shift to the left is a product.  */
MixedOverflow::Kind
MixedOverflow::kind (const gassign *stmt)
{
  const tree_code code = gimple_assign_rhs_code (stmt);
  const unsigned precision = TYPE_PRECISION (TREE_TYPE (gimple_assign_lhs (stmt)));
  const bool shift = code == LSHIFT_EXPR;
  std::optional<uint64_t> second;
  if (gimple_num_ops (stmt) > 2 && !shift)
    second = constant_bits (gimple_assign_rhs2 (stmt));
  else if (shift && precision <= HOST_BITS_PER_WIDE_INT
           && tree_fits_uhwi_p (gimple_assign_rhs2 (stmt))
           && tree_to_uhwi (gimple_assign_rhs2 (stmt)) < precision)
    second = uint64_t (1) << tree_to_uhwi (gimple_assign_rhs2 (stmt))
                          << (HOST_BITS_PER_WIDE_INT - precision);
  return { shift ? MULT_EXPR : code, precision, constant_bits (gimple_assign_rhs1 (stmt)), second };
}

std::set<MixedOverflow::Kind>
MixedOverflow::find (cgraph_node *function)
{
  std::set<Kind> undefined, wrapping, mixed;
  any_statement_p (DECL_STRUCT_FUNCTION (function->decl), [&] (const gimple *stmt) {
    const gassign *assign = dyn_cast<const gassign *> (stmt);
    if (assign && INTEGRAL_TYPE_P (TREE_TYPE (gimple_assign_lhs (assign))))
      (undefined_overflow_p (assign) ? undefined : wrapping).insert (kind (assign));
    return false;
  });
  std::set_intersection (undefined.begin (), undefined.end (), wrapping.begin (), wrapping.end (),
                         std::inserter (mixed, mixed.end ()));
  return mixed;
}

bool
MixedOverflow::mixed_p (cgraph_node *function, const gassign *stmt)
{
  auto [found, is_new] = m_mixed.try_emplace (function->get_uid ());
  if (is_new)
    found->second = find (function);
  return found->second.count (kind (stmt)) != 0;
}

} // namespace mergefn
