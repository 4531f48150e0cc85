/* What only some targets, or only some of their options, can compute, pass or hold.  Never asks what GCC knows of values.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "comparator/walk/target_demands.h"
#include "comparator/compat_demands.h"
#include "comparator/trees/parts.h"

namespace mergefn
{

bool
atomic_demand_p (const gcall *stmt)
{
  std::string_view name = IDENTIFIER_POINTER (DECL_NAME (gimple_call_fndecl (stmt)));
  if (name.substr (0, 7) != "__sync_" && name.substr (0, 9) != "__atomic_")
    return false;
  const size_t digits = name.find_last_not_of ("0123456789") + 1;
  /* Of those without a size, GCC expands a few; the rest are libatomic's.  */
  if (digits == name.size () || name[digits - 1] != '_')
    switch (DECL_FUNCTION_CODE (gimple_call_fndecl (stmt)))
      {
      case BUILT_IN_SYNC_SYNCHRONIZE:
      case BUILT_IN_ATOMIC_THREAD_FENCE:
      case BUILT_IN_ATOMIC_SIGNAL_FENCE:
      case BUILT_IN_ATOMIC_TEST_AND_SET:
      case BUILT_IN_ATOMIC_CLEAR:
      case BUILT_IN_ATOMIC_ALWAYS_LOCK_FREE:
        return false;
      default:
        return true;
      }
  /* Two words may do, but plugins cannot ask for instructions.  */
  return !flag_inline_atomics || compat::lacks_compare_and_swap_p ()
         || atoi (name.data () + digits) > UNITS_PER_WORD;
}

/* True if a value of TYPE is passed in a register for floating-point numbers, or may be.  */
static bool
float_passed_p (const_tree type)
{
  return FLOAT_TYPE_P (type) || VECTOR_TYPE_P (type) || any_part_p (type, float_passed_p);
}

/* SIZE in bytes, at most MOST; zero if SIZE is not constant.  */
static unsigned HOST_WIDE_INT
constant_bytes (const_tree size, unsigned HOST_WIDE_INT most)
{
  if (!size || TREE_CODE (size) != INTEGER_CST)
    return 0;
  return tree_fits_uhwi_p (size) ? std::min (tree_to_uhwi (size), most) : most;
}

bool
frame_doubtful_p (const function *fun)
{
  constexpr unsigned HOST_WIDE_INT huge = 1u << 28;
  unsigned HOST_WIDE_INT bytes = 0;
  unsigned i;
  tree variable;
  FOR_EACH_LOCAL_DECL (const_cast<function *> (fun), i, variable)
  bytes += constant_bytes (DECL_SIZE_UNIT (variable), huge);
  /* GCC warns of a large frame under -fstack-check, and no option switches that off.  */
  return bytes >= huge || flag_stack_check == GENERIC_STACK_CHECK;
}

bool
passing_demand_p (const gcall *stmt)
{
  if (gimple_call_internal_p (stmt))
    return false;
  const bool lacks_registers
      = compat::lacks_float_registers_p (gimple_call_fndecl (stmt), gimple_call_fntype (stmt));
  constexpr unsigned HOST_WIDE_INT half = 1u << 30;
  unsigned HOST_WIDE_INT bytes = 0;
  auto hopeless_p = [&] (const_tree type) {
    bytes += constant_bytes (TYPE_SIZE_UNIT (type), half);
    return bytes >= half || (lacks_registers && float_passed_p (type));
  };
  if (hopeless_p (gimple_call_return_type (stmt)))
    return true;
  for (unsigned i = 0; i < gimple_call_num_args (stmt); i++)
    if (hopeless_p (TREE_TYPE (gimple_call_arg (stmt, i))))
      return true;
  return false;
}

/* True if OPERAND, which may be a comparison, is a floating-point number, or compares two.  */
static bool
float_operand_p (const_tree operand)
{
  return operand
         && float_passed_p (
             TREE_TYPE (COMPARISON_CLASS_P (operand) ? TREE_OPERAND (operand, 0) : operand));
}

/* True if STMT converts between a decimal number and a number of which libgcc knows no such conversion.  */
static bool
decimal_conversion_p (const gimple *stmt)
{
  if (!is_gimple_assign (stmt) || gimple_num_ops (stmt) != 2 || gimple_assign_single_p (stmt))
    return false;
  auto unknown_p = [] (const_tree decimal, const_tree other) {
    if (!DECIMAL_FLOAT_TYPE_P (decimal) || !TYPE_SIZE_UNIT (other))
      return false;
    return INTEGRAL_TYPE_P (other) ? compare_tree_int (TYPE_SIZE_UNIT (other), UNITS_PER_WORD) > 0
                                   : compare_tree_int (TYPE_SIZE_UNIT (other), 4) < 0;
  };
  const_tree to = TREE_TYPE (gimple_assign_lhs (stmt)),
             from = TREE_TYPE (gimple_assign_rhs1 (stmt));
  return unknown_p (to, from) || unknown_p (from, to);
}

bool
computing_demand_p (const gimple *stmt)
{
  if (decimal_conversion_p (stmt))
    return true;
  if (!compat::lacks_float_unit_p () || (is_gimple_assign (stmt) && gimple_assign_single_p (stmt)))
    return false;
  for (unsigned i = 0; i < gimple_num_ops (stmt); i++)
    if (float_operand_p (gimple_op (stmt, i)))
      return true;
  /* Where nobody needs the result, only the type of a null pointer says what is taken.  */
  return gimple_call_internal_p (stmt, IFN_VA_ARG)
         && float_passed_p (TREE_TYPE (TREE_TYPE (gimple_call_arg (stmt, 1))));
}

} // namespace mergefn
