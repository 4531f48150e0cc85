/* Forgetting flow-sensitive information.  Changes what GCC knows of values, never code.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "plugin/weaken/flow_info.h"
#include "comparator/faults.h"
#include "plugin/bodies/marks.h"
#include "plugin/symbols/callers.h"

namespace mergefn
{

namespace
{

/* Adds the functions that call NODE to CALLERS.  */
bool
add_callers (cgraph_node *node, void *callers)
{
  for (const cgraph_edge *edge = node->callers; edge; edge = edge->next_caller)
    static_cast<std::vector<cgraph_node *> *> (callers)->push_back (
        edge->caller->inlined_to ? edge->caller->inlined_to : edge->caller);
  return false;
}

} // namespace

void
note_folded (cgraph_node *node)
{
  set_mark (node, Mark::folded);
}

void
mark_callers_of_folded ()
{
  std::vector<cgraph_node *> callers;
  bool by_address = false;
  cgraph_node *node;
  FOR_EACH_FUNCTION_WITH_GIMPLE_BODY (node)
  if (marked_p (node->decl, Mark::folded))
    {
      node->call_for_symbol_thunks_and_aliases (add_callers, &callers, true);
      by_address |= called_by_address_p (node) || node->has_aliases_p ();
    }
  if (by_address)
    FOR_EACH_FUNCTION_WITH_GIMPLE_BODY (node)
  if (node->indirect_calls)
    callers.push_back (node);
  for (cgraph_node *caller : callers)
    note_folded (caller);
}

void
forget_flow_info (function *function)
{
  if (!marked_p (function->decl, Mark::folded) || step_left_out_p ())
    return;
  unsigned i;
  tree name;
  FOR_EACH_SSA_NAME (i, name, function)
  if (!virtual_operand_p (name))
    reset_flow_sensitive_info (name);
}

} // namespace mergefn
