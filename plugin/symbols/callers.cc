/* Looking at the context that calls give a function.  Changes nothing.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "plugin/symbols/callers.h"
#include "comparator/faults.h"

namespace mergefn
{

namespace
{

/* The static chains that calls pass, by the order of the calling function; null for an unknown chain.  */
using Chains = std::multimap<int, tree>;

void
collect_chains (cgraph_node *callee, Chains &chains)
{
  for (cgraph_edge *edge = callee->callers; edge; edge = edge->next_caller)
    if (cgraph_node *inlined_to = edge->caller->inlined_to)
      /* The call statement is still that of the inlined function, which may be inlined many times.  */
      chains.emplace (inlined_to->order, NULL_TREE);
    else
      chains.emplace (edge->caller->order,
                      edge->call_stmt ? gimple_call_chain (edge->call_stmt) : NULL_TREE);
  ipa_ref *ref;
  FOR_EACH_ALIAS (callee, ref)
    if (cgraph_node *alias = dyn_cast<cgraph_node *> (ref->referring))
      collect_chains (alias, chains);
}

bool
same_frame_p (tree a, tree b)
{
  return a && b && operand_equal_p (a, b);
}

} // namespace

bool
frames_confused_p (cgraph_node *kept, cgraph_node *dropped)
{
  if (!DECL_STATIC_CHAIN (dropped->decl) || faulty_p (Fault::frames))
    return false;
  Chains of_kept, of_dropped;
  collect_chains (kept, of_kept);
  collect_chains (dropped, of_dropped);
  return std::any_of (of_dropped.begin (), of_dropped.end (), [&] (const auto &call) {
    auto [first, last] = of_kept.equal_range (call.first);
    return std::any_of (
        first, last, [&] (const auto &other) { return !same_frame_p (call.second, other.second); });
  });
}

bool
called_elsewhere_p (cgraph_node *node)
{
  return node->call_for_symbol_thunks_and_aliases (
      [] (cgraph_node *name, void *) { return bool (name->used_from_other_partition); }, nullptr,
      true);
}

/* True if calls pass arguments to A and B in the same way.  A function that is only called directly may take them
   in registers (i386, arm).  GCC asks the two flags of the function that a call names.  */
static bool
called_alike_p (const cgraph_node *a, const cgraph_node *b)
{
  return a->local == b->local && (!a->local || a->can_change_signature == b->can_change_signature);
}

bool
called_otherwise_p (cgraph_node *node, const cgraph_node *other)
{
  return node->local && !called_alike_p (node, other) && called_elsewhere_p (node);
}

/* GCC's flag alone can be out of date.  */
bool
called_by_address_p (cgraph_node *node)
{
  ipa_ref *ref;
  for (int i = 0; node->iterate_referring (i, ref); i++)
    if (ref->use == IPA_REF_ADDR)
      return true;
  return node->address_taken || DECL_VIRTUAL_P (node->decl);
}

bool
asks_caller_p (const cgraph_node *node)
{
  if (faulty_p (Fault::callers))
    return false;
  for (cgraph_edge *edge = node->callees; edge; edge = edge->next_callee)
    if (fndecl_built_in_p (edge->callee->decl, BUILT_IN_NORMAL))
      switch (DECL_FUNCTION_CODE (edge->callee->decl))
        {
        case BUILT_IN_RETURN_ADDRESS:
        case BUILT_IN_EXTRACT_RETURN_ADDR:
        case BUILT_IN_FRAME_ADDRESS:
        case BUILT_IN_DWARF_CFA:
        case BUILT_IN_APPLY_ARGS:
        case BUILT_IN_NEXT_ARG:
          return true;
        default:
          break;
        }
  return false;
}

} // namespace mergefn
