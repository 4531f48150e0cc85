/* Where the promises of opaque functions are restored.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "plugin/pass/restore_pass.h"
#include "comparator/faults.h"
#include "plugin/pass/added_pass.h"
#include "plugin/weaken/opaque.h"

namespace mergefn
{

namespace
{

constexpr const char *name = "mergefn-restore-promises";
const pass_data gimple_data = added_pass_data (GIMPLE_PASS, name),
                rtl_data = added_pass_data (RTL_PASS, name);

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
  static RestorePass to_clone (g);
  static LastRestorePass last_to_clone (g);
  add_beside_each (plugin, &to_clone, "local-pure-const", PASS_POS_INSERT_AFTER);
  add_beside_each (plugin, &last_to_clone, "nothrow", PASS_POS_INSERT_AFTER);
}

} // namespace mergefn
