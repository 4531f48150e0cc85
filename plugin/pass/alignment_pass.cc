/* Where the alignment of variables is kept as it is.

   GCC raises the alignment of a static variable for a loop that it vectorises.  Functions that are compiled later go by
   that.  A loop may only be there since values have become one, so no such function raises an alignment.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "plugin/pass/alignment_pass.h"
#include "plugin/pass/added_pass.h"
#include "plugin/weaken/flow_info.h"

namespace mergefn
{

namespace
{

/* The variables that are marked for the moment.  */
std::vector<tree> preserved;

/* Marks BASE if it is a static variable.  GCC leaves the alignment of such a variable alone that the user asked to
   preserve (can_increase_alignment_p).  */
bool
preserve (gimple *, tree base, tree, void *)
{
  base = base ? get_base_address (base) : NULL_TREE;
  if (base && VAR_P (base) && is_global_var (base) && !DECL_PRESERVE_P (base))
    {
      DECL_PRESERVE_P (base) = 1;
      preserved.push_back (base);
    }
  return false;
}

/* Marks the static variables that FUNCTION names.  */
void
preserve_all (function *function)
{
  basic_block bb;
  FOR_EACH_BB_FN (bb, function)
  {
    for (gphi_iterator gsi = gsi_start_phis (bb); !gsi_end_p (gsi); gsi_next (&gsi))
      walk_stmt_load_store_addr_ops (gsi.phi (), nullptr, preserve, preserve, preserve);
    for (gimple_stmt_iterator gsi = gsi_start_bb (bb); !gsi_end_p (gsi); gsi_next (&gsi))
      walk_stmt_load_store_addr_ops (gsi_stmt (gsi), nullptr, preserve, preserve, preserve);
  }
}

void
release_all (function *)
{
  for (tree variable : preserved)
    DECL_PRESERVE_P (variable) = 0;
  preserved.clear ();
}

} // namespace

void
register_alignment_passes (const char *plugin)
{
  static AddedPass keep_to_clone (
      added_pass_data (GIMPLE_PASS, "mergefn-keep-alignment"),
      [] (const function *function) { return values_meet_p (function->decl); }, preserve_all);
  static AddedPass release_to_clone (
      added_pass_data (GIMPLE_PASS, "mergefn-release-alignment"),
      [] (const function *) { return !preserved.empty (); }, release_all);
  for (const char *name : { "vect", "slp" })
    {
      add_beside_each (plugin, &keep_to_clone, name, PASS_POS_INSERT_BEFORE);
      add_beside_each (plugin, &release_to_clone, name, PASS_POS_INSERT_AFTER);
    }
}

} // namespace mergefn
