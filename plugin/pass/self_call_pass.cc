/* Where GCC makes no loop of a function's late self-calls.

   An option of the function's own would leave out more: calls would no longer become jumps.  So the flag by which GCC
   decides is clear from before the pass to after it.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "plugin/pass/leave_out_pass.h"
#include "plugin/pass/added_pass.h"
#include "plugin/weaken/flow_info.h"

namespace mergefn
{

/* What GCC's flag is otherwise, while it is clear.  */
static int saved;

static void
swap_flag (function *)
{
  std::swap (global_options.x_flag_optimize_sibling_calls, saved);
}

void
register_leave_out_passes (const char *plugin)
{
  /* A call through an address may be one of the folded function itself.  GCC would make a loop of that, and take what it
     knows of one call for what holds in all rounds: restrict, and the type of a sum.  */
  static AddedPass leave_out (
      added_pass_data (GIMPLE_PASS, "mergefn-leave-out"),
      [] (const function *function) {
        return values_meet_p (function->decl) && !saved && becomes_no_loop_p (function->decl);
      },
      swap_flag);
  static AddedPass take_up (
      added_pass_data (GIMPLE_PASS, "mergefn-take-up"),
      [] (const function *) { return saved != 0; }, swap_flag);
  add_beside_each (plugin, &leave_out, "tailr", PASS_POS_INSERT_BEFORE);
  add_beside_each (plugin, &take_up, "tailr", PASS_POS_INSERT_AFTER);
}

} // namespace mergefn
