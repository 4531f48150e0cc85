/* Forgetting flow-sensitive information.  Changes what GCC knows of values, never code.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "plugin/weaken/flow_info.h"
#include "comparator/faults.h"
#include "plugin/bodies/marks.h"
#include "plugin/symbols/callers.h"
#include "plugin/weaken/warnings.h"

namespace mergefn
{

void
note_values_meet (cgraph_node *node)
{
  if (marked_p (node->decl, Mark::no_flow) || !node->has_gimple_body_p ()
      || needs_flow_info_p (node))
    return;
  set_mark (node, Mark::no_flow);
  /* Warnings go by such information, too.  */
  note_weakened (node);
}

/* True if NODE was folded and can be called by the address of one of its names.  */
static bool
folded_and_called_by_address_p (cgraph_node *node)
{
  return node->icf_merged
         && node->call_for_symbol_thunks_and_aliases (
             [] (cgraph_node *name, void *) { return called_by_address_p (name); }, nullptr, true);
}

void
note_late_calls ()
{
  bool by_address = false;
  cgraph_node *node;
  FOR_EACH_FUNCTION_WITH_GIMPLE_BODY (node)
  by_address |= folded_and_called_by_address_p (node);
  if (!by_address)
    return;
  FOR_EACH_FUNCTION_WITH_GIMPLE_BODY (node)
  if (node->indirect_calls)
    note_values_meet (node);
}

bool
forgets_flow_info_p (const function *function)
{
  return marked_p (function->decl, Mark::no_flow) && !step_left_out_p ();
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
