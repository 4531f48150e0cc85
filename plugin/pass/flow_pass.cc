/* Where flow-sensitive information is forgotten, and information about aliases is found out anew.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "plugin/pass/flow_pass.h"
#include "plugin/pass/added_pass.h"
#include "plugin/weaken/flow_info.h"

namespace mergefn
{

namespace
{

/* The passes that take values for one: those that number values, of the whole function or of a loop
   (do_rpo_vn), those that propagate copies, and those that look for expressions that are there already.  */
const char *const uniting[] = { "fre",      "pre",     "copyprop",  "dom",   "ch",   "ch_vect",
                                "cunrolli", "cunroll", "unrolljam", "ifcvt", "vect", "phiopt" };

} // namespace

void
register_flow_passes (const char *plugin)
{
  static AddedPass to_clone (
      added_pass_data (GIMPLE_PASS, "mergefn-forget-flow"),
      [] (const function *function) { return values_meet_p (function->decl); }, forget_flow_info);
  /* Stands in for PRE where PRE is left out.  PRE begins by finding out anew what pointers point to.  A function's calls
     to itself may have become a loop since, and restrict was valid for a single round.  */
  static AddedPass rebuild_to_clone (
      added_pass_data (GIMPLE_PASS, "mergefn-rebuild-alias", TODO_rebuild_alias),
      [] (const function *function) {
        return flag_optimize_sibling_calls && !flag_tree_pre && !flag_code_hoisting
               && values_meet_p (function->decl);
      },
      [] (const function *) {});
  for (const char *name : uniting)
    add_beside_each (plugin, &to_clone, name, PASS_POS_INSERT_BEFORE);
  add_beside_each (plugin, &rebuild_to_clone, "pre", PASS_POS_INSERT_BEFORE);
  /* It also finds out ranges, before it takes values for one.  */
  add_beside_each (plugin, &to_clone, "dom", PASS_POS_INSERT_AFTER);
}

} // namespace mergefn
