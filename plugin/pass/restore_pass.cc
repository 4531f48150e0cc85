/* Where the promises of opaque functions are restored.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "plugin/pass/restore_pass.h"
#include "comparator/faults.h"
#include "plugin/weaken/opaque.h"

namespace mergefn
{

namespace
{

constexpr pass_data
restore_data (opt_pass_type type)
{
  return { type, "*mergefn restore promises", OPTGROUP_NONE, TV_NONE, 0, /* properties_required */
           0,                                                            /* properties_provided */
           0,                                                            /* properties_destroyed */
           0,                                                            /* todo_flags_start */
           0 /* todo_flags_finish */ };
}

const pass_data gimple_data = restore_data (GIMPLE_PASS), rtl_data = restore_data (RTL_PASS);

/* Runs on each function after GCC has looked whether it is pure.  */
class RestorePass : public gimple_opt_pass
{
public:
  explicit RestorePass (gcc::context *context) : gimple_opt_pass (gimple_data, context) {}

  opt_pass *clone () final override { return new RestorePass (m_ctxt); }
  bool gate (function *) final override { return in_lto_p; }
  unsigned execute (function *function) final override
  {
    return restore_promises (function) && update_own_calls (function)
               ? TODO_update_ssa_only_virtuals
               : 0;
  }
};

/* Runs on each function after GCC has looked whether it throws.  GCC goes by what the function's instructions do for its
   own tables, not by the declaration.  */
class LastRestorePass : public rtl_opt_pass
{
public:
  explicit LastRestorePass (gcc::context *context) : rtl_opt_pass (rtl_data, context) {}

  opt_pass *clone () final override { return new LastRestorePass (m_ctxt); }
  bool gate (function *) final override { return !step_left_out_p (); }
  unsigned execute (function *function) final override
  {
    restore_promises (function);
    return 0;
  }
};

} // namespace

void
register_restore_passes (const char *plugin)
{
  /* GCC takes clones only, one for each instance of the other pass.  */
  static RestorePass to_clone (g);
  static LastRestorePass last_to_clone (g);
  register_pass_info info{ &to_clone, "local-pure-const", 0, PASS_POS_INSERT_AFTER };
  register_callback (plugin, PLUGIN_PASS_MANAGER_SETUP, nullptr, &info);
  info = { &last_to_clone, "nothrow", 0, PASS_POS_INSERT_AFTER };
  register_callback (plugin, PLUGIN_PASS_MANAGER_SETUP, nullptr, &info);
}

} // namespace mergefn
