/* What becomes of an address.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "comparator/walk/address_uses.h"

namespace mergefn
{

namespace
{

/* Looks at the uses of one address, and of the names that it gets.  */
class Uses
{
public:
  bool computes_p (gimple *stmt, const_tree address)
  {
    switch (gimple_code (stmt))
      {
      case GIMPLE_PHI:
        return computed_with_p (gimple_phi_result (stmt));
      case GIMPLE_ASSIGN:
        return assignment_computes_p (as_a<gassign *> (stmt), address);
      case GIMPLE_CALL:
        return call_computes_p (as_a<gcall *> (stmt));
      case GIMPLE_COND: /* Both sides are addresses.  */
      case GIMPLE_RETURN:
      case GIMPLE_DEBUG:
        return false;
      default:
        return true;
      }
  }

  bool computed_with_p (tree name)
  {
    if (!m_seen.insert (name).second)
      return false;
    imm_use_iterator uses;
    use_operand_p use;
    FOR_EACH_IMM_USE_FAST (use, uses, name)
    if (computes_p (USE_STMT (use), name))
      return true;
    return false;
  }

private:
  /* True if GCC may take the result of CALL for that of an equal call, or for one of its arguments.  Of an internal
     function, GCC may ask what the address is one of (asan_expand_mark_ifn).  */
  static bool call_computes_p (gcall *call)
  {
    const_tree result = gimple_call_lhs (call);
    /* GCC folds mempcpy and its like.  */
    const bool built_in_address = result && POINTER_TYPE_P (TREE_TYPE (result))
                                  && gimple_call_builtin_p (call, BUILT_IN_NORMAL);
    return gimple_call_internal_p (call) || built_in_address
           || (result
               && ((gimple_call_flags (call) & (ECF_CONST | ECF_PURE))
                   || (gimple_call_return_flags (call) & ERF_RETURNS_ARG)));
  }

  bool assignment_computes_p (gassign *stmt, const_tree address)
  {
    tree to = gimple_assign_lhs (stmt);
    const tree_code code = gimple_assign_rhs_code (stmt);
    /* An access, unless the address itself is what is assigned.  */
    if (TREE_CODE (to) != SSA_NAME
        || (gimple_assign_single_p (stmt) && gimple_assign_rhs1 (stmt) != address)
        || TREE_CODE_CLASS (code) == tcc_comparison)
      return false;
    const bool renamed
        = gimple_assign_single_p (stmt)
          || (CONVERT_EXPR_CODE_P (code) && POINTER_TYPE_P (TREE_TYPE (to)))
          || (code == POINTER_PLUS_EXPR && TREE_CODE (gimple_assign_rhs2 (stmt)) == INTEGER_CST);
    return !renamed || computed_with_p (to);
  }

  std::unordered_set<const_tree> m_seen;
};

} // namespace

bool
computes_with_p (gimple *stmt, const_tree address)
{
  return !stmt || Uses ().computes_p (stmt, address);
}

bool
computed_with_p (tree name)
{
  return Uses ().computed_with_p (name);
}

} // namespace mergefn
