/* What the passes have in common that the plugin adds beside one of GCC's passes, on each function.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_PLUGIN_PASS_ADDED_PASS_H
#define MERGEFN_PLUGIN_PASS_ADDED_PASS_H

#include "comparator/gcc.h"

namespace mergefn
{

/* The data of a pass of TYPE.  NAME is also that of its dump file, and has no blank for that.
   GCC does what TODO says before the pass.  */
constexpr pass_data
added_pass_data (opt_pass_type type, const char *name, unsigned todo = 0)
{
  return { type, name, OPTGROUP_NONE, TV_NONE, 0, /* properties_required */
           0,                                     /* properties_provided */
           0,                                     /* properties_destroyed */
           todo,                                  /* todo_flags_start */
           0 /* todo_flags_finish */ };
}

/* A pass on GIMPLE: WANTED_P says on which functions it runs, and RUN is what it does.  */
class AddedPass : public gimple_opt_pass
{
public:
  using Wanted = std::function<bool (function *)>;
  using Run = std::function<void (function *)>;
  AddedPass (const pass_data &data, Wanted wanted_p, Run run)
      : gimple_opt_pass (data, g), m_wanted_p (std::move (wanted_p)), m_run (std::move (run))
  {
  }

  opt_pass *clone () final override { return new AddedPass (*this, m_wanted_p, m_run); }
  bool gate (function *function) final override { return m_wanted_p (function); }
  unsigned execute (function *function) final override
  {
    m_run (function);
    return 0;
  }

private:
  Wanted m_wanted_p;
  Run m_run;
};

/* Adds clones of PASS for PLUGIN, the plugin's name: one at PLACE of each instance of GCC's pass REFERENCE.  GCC never owns
   PASS, which must live as long as the compiler.  */
inline void
add_beside_each (const char *plugin, opt_pass *pass, const char *reference,
                 pass_positioning_ops place)
{
  register_pass_info info{ pass, reference, 0, place };
  register_callback (plugin, PLUGIN_PASS_MANAGER_SETUP, nullptr, &info);
}

} // namespace mergefn

#endif
