/* Where GCC makes no loop of a function's late self-calls.

   A call through an address may be found late to be one of the folded function itself.  GCC would make a loop of that,
   and take what it knows of one call for what holds in all rounds: restrict, and the type of a sum.  So such calls go
   through a name for the function's address, which the passes for tail calls do not look behind.  A call that was a jump
   remains one.  Later passes put the address back.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "plugin/pass/self_call_pass.h"
#include "plugin/pass/added_pass.h"
#include "plugin/weaken/flow_info.h"
#include "plugin/weaken/self_calls.h"

namespace mergefn
{

static void
hide_late_self_calls (function *function)
{
  basic_block bb;
  FOR_EACH_BB_FN (bb, function)
  for (gimple_stmt_iterator gsi = gsi_start_bb (bb); !gsi_end_p (gsi); gsi_next (&gsi))
    if (gcall *call = dyn_cast<gcall *> (gsi_stmt (gsi)); call && late_self_call_p (call, function))
      {
        const int flags = gimple_call_flags (call);
        /* Such calls become no loop.  */
        if (flags & (ECF_NORETURN | ECF_RETURNS_TWICE))
          continue;
        tree address = gimple_call_fn (call), name = make_ssa_name (TREE_TYPE (address));
        gassign *assign = gimple_build_assign (name, address);
        gimple_set_location (assign, gimple_location (call));
        gsi_insert_before (&gsi, assign, GSI_SAME_STMT);
        gimple_call_set_fn (call, name);
        gimple_call_set_nothrow (call, flags & ECF_NOTHROW);
        update_stmt (call);
      }
  /* A pure function's call promises less by its type.  */
  if (need_ssa_update_p (function))
    update_ssa (TODO_update_ssa_only_virtuals);
}

void
register_self_call_passes (const char *plugin)
{
  static AddedPass to_clone (
      added_pass_data (GIMPLE_PASS, "mergefn-hide-self-calls"),
      [] (const function *function) {
        return values_meet_p (function->decl) && becomes_no_loop_p (function->decl);
      },
      hide_late_self_calls);
  add_beside_each (plugin, &to_clone, "tailr", PASS_POS_INSERT_BEFORE);
  add_beside_each (plugin, &to_clone, "tailc", PASS_POS_INSERT_BEFORE);
}

} // namespace mergefn
