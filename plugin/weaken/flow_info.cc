/* Forgetting flow-sensitive information.  Changes what GCC knows of values, never code.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "plugin/weaken/flow_info.h"
#include "comparator/faults.h"
#include "plugin/bodies/marks.h"
#include "plugin/symbols/callers.h"
#include "plugin/weaken/self_calls.h"
#include "plugin/weaken/warnings.h"

namespace mergefn
{

void
note_stand_in (cgraph_node *node)
{
  if (marked_p (node->decl, Mark::values_meet) || !node->has_gimple_body_p ())
    return;
  /* Warnings go by such information, and by what GCC finds out late of NODE.  */
  note_weakened (node);
  if (needs_values_p (node))
    {
      set_mark (node, Mark::opaque);
      return;
    }
  set_mark (node, Mark::values_meet);
  if (opt_for_fn (node->decl, flag_optimize_strlen) && !left_out_p ("strings"))
    set_mark (node, Mark::no_strings);
}

/* True if NODE was folded and can be called by the address of one of its names.  */
static bool
folded_and_called_by_address_p (cgraph_node *node)
{
  return node->icf_merged
         && node->call_for_symbol_thunks_and_aliases (
             [] (cgraph_node *name, void *) { return called_by_address_p (name); }, nullptr, true);
}

namespace
{

/* In which modes a set of functions takes arguments.  */
class Signatures
{
public:
  void add (const_tree fndecl)
  {
    if (stdarg_p (TREE_TYPE (fndecl)) || !prototype_p (TREE_TYPE (fndecl)))
      m_any = true;
    std::vector<Modes> modes;
    for (const_tree parm = DECL_ARGUMENTS (fndecl); parm; parm = DECL_CHAIN (parm))
      modes.emplace_back (TYPE_MODE (TREE_TYPE (parm)), TYPE_MODE (DECL_ARG_TYPE (parm)));
    m_known.insert (std::move (modes));
  }

  bool empty_p () const { return m_known.empty (); }

  /* True if CALL may be a call of one of the functions.  */
  bool fit_p (const gcall *call) const
  {
    return m_any || !call
           || std::any_of (m_known.begin (), m_known.end (),
                           [call] (const auto &modes) { return takes_p (modes, call); });
  }

private:
  using Modes
      = std::pair<machine_mode, machine_mode>; /* Of a parameter, and as callers promote it.  */

  static bool takes_p (const std::vector<Modes> &modes, const gcall *call)
  {
    if (gimple_call_num_args (call) != modes.size ())
      return false;
    for (unsigned i = 0; i < modes.size (); i++)
      if (machine_mode mode = TYPE_MODE (TREE_TYPE (gimple_call_arg (call, i)));
          mode != modes[i].first && mode != modes[i].second)
        return false;
    return true;
  }

  std::set<std::vector<Modes>> m_known;
  bool m_any = false;
};

/* True if a call of NODE through an address may be one of a function of CALLEES.  */
bool
calls_through_address_p (const cgraph_node *node, const Signatures &callees)
{
  for (const cgraph_edge *edge = node->indirect_calls; edge; edge = edge->next_callee)
    if (callees.fit_p (edge->call_stmt))
      return true;
  return false;
}

} // namespace

void
note_late_calls ()
{
  cgraph_node *node;
  FOR_EACH_FUNCTION_WITH_GIMPLE_BODY (node)
  if (node->icf_merged && may_call_itself_p (node))
    {
      set_mark (node, Mark::no_loop);
      mark_self_calls (DECL_STRUCT_FUNCTION (node->decl));
    }
  Signatures folded;
  FOR_EACH_FUNCTION_WITH_GIMPLE_BODY (node)
  if (folded_and_called_by_address_p (node))
    folded.add (node->decl);
  if (folded.empty_p ())
    return;
  FOR_EACH_FUNCTION_WITH_GIMPLE_BODY (node)
  if (calls_through_address_p (node, folded))
    note_stand_in (node);
}

bool
values_meet_p (const_tree fndecl)
{
  return marked_p (fndecl, Mark::values_meet) && !step_left_out_p ();
}

bool
becomes_no_loop_p (const_tree fndecl)
{
  return marked_p (fndecl, Mark::no_loop) && !step_left_out_p ();
}

void
forget_flow_info (function *function)
{
  unsigned i;
  tree name;
  FOR_EACH_SSA_NAME (i, name, function)
  if (!virtual_operand_p (name))
    reset_flow_sensitive_info (name);
}

} // namespace mergefn
