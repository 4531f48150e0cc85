/* Finding whole locals.  Changes nothing.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "comparator/facts/whole_locals.h"

namespace mergefn
{

/* True if REF is a variable of FNDECL's, of which nobody has the address.  */
static bool
private_p (const_tree ref, tree fndecl)
{
  return ref && DECL_P (ref) && auto_var_in_fn_p (ref, fndecl) && !TREE_ADDRESSABLE (ref);
}

/* True if STMT takes variables of FNDECL as a whole: a call, a return, or a copy between two variables.  */
static bool
takes_whole_p (const gimple *stmt, tree fndecl)
{
  return is_gimple_call (stmt) || gimple_code (stmt) == GIMPLE_RETURN
         || (gimple_assign_single_p (stmt) && private_p (gimple_assign_lhs (stmt), fndecl)
             && private_p (gimple_assign_rhs1 (stmt), fndecl));
}

bool
whole_operand_p (const_tree ref, const gimple *stmt)
{
  return stmt && private_p (ref, current_function_decl)
         && takes_whole_p (stmt, current_function_decl);
}

/* Notes in OTHERS, a set, BASE unless STMT names it as a whole in OPERAND, and is a call or a return.  */
static bool
note_access (gimple *stmt, tree base, tree operand, void *others)
{
  if (!DECL_P (base) || (base == operand && takes_whole_p (stmt, current_function_decl)))
    return false;
  static_cast<std::unordered_set<const_tree> *> (others)->insert (base);
  return false;
}

static bool
note_address (gimple *, tree base, tree, void *others)
{
  static_cast<std::unordered_set<const_tree> *> (others)->insert (base);
  return false;
}

void
WholeLocals::look ()
{
  m_looked = true;
  basic_block bb;
  FOR_EACH_BB_FN (bb, m_fun)
  {
    for (gphi_iterator phis = gsi_start_phis (bb); !gsi_end_p (phis); gsi_next (&phis))
      walk_stmt_load_store_addr_ops (phis.phi (), &m_others, note_access, note_access,
                                     note_address);
    for (gimple_stmt_iterator gsi = gsi_start_bb (bb); !gsi_end_p (gsi); gsi_next (&gsi))
      if (!is_gimple_debug (gsi_stmt (gsi)) && !gimple_clobber_p (gsi_stmt (gsi)))
        walk_stmt_load_store_addr_ops (gsi_stmt (gsi), &m_others, note_access, note_access,
                                       note_address);
  }
}

bool
WholeLocals::contains (const_tree ref)
{
  if (!private_p (ref, m_fun->decl))
    return false;
  if (!m_looked)
    look ();
  return !m_others.count (ref);
}

} // namespace mergefn
