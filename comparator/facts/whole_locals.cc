/* Finding variables named as a whole.  Changes nothing.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "comparator/facts/whole_locals.h"
#include "comparator/trees/reference.h"

namespace mergefn
{

/* Notes in OTHERS, a set, the variable that OPERAND names, unless it names the variable as a whole.  BASE is the
   operand's base.  */
static bool
note_access (gimple *, tree base, tree operand, void *others)
{
  tree decl = named_variable (base);
  if (decl && decl != operand)
    static_cast<std::unordered_set<const_tree> *> (others)->insert (decl);
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
  /* A PHI accesses no memory, and an address in one has left its mark on the variable.  */
  basic_block bb;
  FOR_EACH_BB_FN (bb, m_fun)
  for (gimple_stmt_iterator gsi = gsi_start_bb (bb); !gsi_end_p (gsi); gsi_next (&gsi))
    if (!is_gimple_debug (gsi_stmt (gsi)) && !gimple_clobber_p (gsi_stmt (gsi)))
      walk_stmt_load_store_addr_ops (gsi_stmt (gsi), &m_others, note_access, note_access,
                                     note_address);
}

bool
WholeLocals::contains (const_tree ref)
{
  if (!whole_local_p (ref))
    return false;
  if (!m_looked)
    look ();
  return !m_others.count (ref);
}

} // namespace mergefn
