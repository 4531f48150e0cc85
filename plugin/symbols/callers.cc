/* Looking at the context that calls give a function.  Changes nothing.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "plugin/symbols/callers.h"
#include "comparator/faults.h"
#include "comparator/trees/promises.h"

namespace mergefn
{

namespace
{

/* The static chains that calls pass, each with the calling function; null for an unknown chain.  */
using Chains = std::vector<std::pair<cgraph_node *, tree>>;

void
collect_chains_to (cgraph_node *callee, Chains &chains)
{
  for (cgraph_edge *edge = callee->callers; edge; edge = edge->next_caller)
    if (cgraph_node *inlined_to = edge->caller->inlined_to)
      /* The call statement is still that of the inlined function, which may be inlined many times.  */
      chains.emplace_back (inlined_to, NULL_TREE);
    else
      chains.emplace_back (edge->caller,
                           edge->call_stmt ? gimple_call_chain (edge->call_stmt) : NULL_TREE);
  ipa_ref *ref;
  FOR_EACH_ALIAS (callee, ref)
    if (cgraph_node *alias = dyn_cast<cgraph_node *> (ref->referring))
      collect_chains_to (alias, chains);
}

bool
same_frame_p (tree a, tree b)
{
  return a && b && operand_equal_p (a, b);
}

/* True if BODY, which is CALLER or is inlined into CALLER, gives CALLEE another frame than CHAIN.  */
bool
gives_another_frame_p (cgraph_node *body, const cgraph_node *caller, const cgraph_node *callee,
                       tree chain)
{
  for (cgraph_edge *edge = body->callees; edge; edge = edge->next_callee)
    if (!edge->inline_failed)
      {
        if (gives_another_frame_p (edge->callee, caller, callee, chain))
          return true;
      }
    else if (edge->callee->ultimate_alias_target () == callee
             && (body != caller || !edge->call_stmt
                 || !same_frame_p (chain, gimple_call_chain (edge->call_stmt))))
      return true;
  return false;
}

} // namespace

/* KEPT gathers callers, so this looks at those of DROPPED.  */
bool
frames_confused_p (cgraph_node *kept, cgraph_node *dropped)
{
  if (!DECL_STATIC_CHAIN (dropped->decl) || faulty_p (Fault::frames))
    return false;
  Chains chains;
  collect_chains_to (dropped, chains);
  return std::any_of (chains.begin (), chains.end (), [kept] (const auto &call) {
    return gives_another_frame_p (call.first, call.first, kept, call.second);
  });
}

/* Writes the functions that call NODE to RESULT.  */
static bool
collect_callers (cgraph_node *node, void *result)
{
  auto *callers = static_cast<std::unordered_set<int> *> (result);
  for (cgraph_edge *edge = node->callers; edge; edge = edge->next_caller)
    callers->insert (
        (edge->caller->inlined_to ? edge->caller->inlined_to : edge->caller)->get_uid ());
  return false;
}

bool
Callers::confuse_p (cgraph_node *kept, cgraph_node *dropped)
{
  const bool computed_once
      = (flags_from_decl_or_type (kept->decl) | flags_from_decl_or_type (dropped->decl))
        & (ECF_CONST | ECF_PURE);
  const bool promise_alike = promise_alike_p (dropped->decl, kept->decl);
  if ((!computed_once && promise_alike) || faulty_p (Fault::call_promises))
    return false;
  auto [found, is_new] = m_callers.try_emplace (kept->get_uid ());
  if (is_new)
    kept->call_for_symbol_and_aliases (collect_callers, &found->second, true);
  Numbers others;
  dropped->call_for_symbol_and_aliases (collect_callers, &others, true);
  return std::any_of (others.begin (), others.end (), [&callers = found->second] (int number) {
    return callers.count (number) != 0;
  });
}

void
Callers::note_merge (cgraph_node *kept, cgraph_node *dropped)
{
  if (auto found = m_callers.find (kept->get_uid ()); found != m_callers.end ())
    dropped->call_for_symbol_and_aliases (collect_callers, &found->second, true);
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
