/* Looking at the context that calls give a function.  Changes nothing.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "plugin/symbols/callers.h"
#include "comparator/compat_ranges.h"
#include "comparator/faults.h"
#include "comparator/trees/promises.h"

namespace mergefn
{

namespace
{

/* Adds the calls of NODE to RESULT.  */
bool
collect_calls (cgraph_node *node, void *result)
{
  auto *calls = static_cast<std::vector<cgraph_edge *> *> (result);
  for (cgraph_edge *edge = node->callers; edge; edge = edge->next_caller)
    calls->push_back (edge);
  return false;
}

/* Returns the calls of CALLEE, by whatever name.  */
std::vector<cgraph_edge *>
calls_of (cgraph_node *callee)
{
  std::vector<cgraph_edge *> calls;
  callee->call_for_symbol_and_aliases (collect_calls, &calls, true);
  return calls;
}

/* Returns the function in whose code the call of EDGE is.  */
cgraph_node *
calling_function (const cgraph_edge *edge)
{
  return edge->caller->inlined_to ? edge->caller->inlined_to : edge->caller;
}

/* Returns the static chain that the call of EDGE passes; null if there is none, or none is known.  */
tree
passed_chain (const cgraph_edge *edge)
{
  /* The call statement is still that of the inlined function, which may be inlined many times.  */
  return edge->caller->inlined_to || !edge->call_stmt ? NULL_TREE
                                                      : gimple_call_chain (edge->call_stmt);
}

bool
same_frame_p (tree a, tree b)
{
  return a && b && operand_equal_p (a, b);
}

/* True if BODY, or what is inlined into it, gives CALLEE another frame than CHAIN.  */
bool
gives_another_frame_p (cgraph_node *body, const cgraph_node *callee, tree chain)
{
  for (cgraph_edge *edge = body->callees; edge; edge = edge->next_callee)
    if (!edge->inline_failed ? gives_another_frame_p (edge->callee, callee, chain)
                             : edge->callee->ultimate_alias_target () == callee
                                   && !same_frame_p (chain, passed_chain (edge)))
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
  const std::vector<cgraph_edge *> calls = calls_of (dropped);
  return std::any_of (calls.begin (), calls.end (), [kept] (const cgraph_edge *call) {
    return gives_another_frame_p (calling_function (call), kept, passed_chain (call));
  });
}

/* True if GCC knows more of CALL's result than the callee says.  */
static bool
known_result_p (const gcall *call)
{
  tree result = gimple_call_lhs (call);
  if (!result || TREE_CODE (result) != SSA_NAME)
    return false;
  if (POINTER_TYPE_P (TREE_TYPE (result)))
    return SSA_NAME_PTR_INFO (result) && !SSA_NAME_PTR_INFO (result)->pt.null;
  return SSA_NAME_RANGE_INFO (result)
         && !compat::returned_range_known_p (gimple_call_fndecl (call));
}

/* True if STMT says what may be assumed from there on, or if GCC assumes it of the result already.  */
static bool
assumes_p (const gimple *stmt)
{
  const gcall *call = dyn_cast<const gcall *> (stmt);
  if (!call)
    return false;
  if (gimple_call_internal_p (call))
    return !strcmp (internal_fn_name (gimple_call_internal_fn (call)), "ASSUME");
  return gimple_call_builtin_p (call, BUILT_IN_UNREACHABLE) || known_result_p (call);
}

bool
assumes_results_p (const cgraph_node *function)
{
  struct function *fun = DECL_STRUCT_FUNCTION (function->decl);
  if (!fun || !fun->cfg)
    return true;
  basic_block bb;
  /* A block that ends without a jump cannot be reached.  */
  FOR_EACH_BB_FN (bb, fun)
  if (EDGE_COUNT (bb->succs) == 0 && gsi_end_p (gsi_last_nondebug_bb (bb)))
    return true;
  return any_statement_p (fun, assumes_p);
}

bool
Callers::confuse_p (cgraph_node *kept, cgraph_node *dropped)
{
  constexpr int computed_once = ECF_CONST | ECF_PURE;
  const bool promise_alike = promise_alike_p (dropped->decl, kept->decl);
  if ((promise_alike && !(flags_from_decl_or_type (kept->decl) & computed_once))
      || faulty_p (Fault::call_promises))
    return false;
  auto [found, is_new] = m_callers.try_emplace (kept->get_uid ());
  if (is_new)
    add (found->second, kept);
  const std::vector<cgraph_edge *> calls = calls_of (dropped);
  return std::any_of (calls.begin (), calls.end (),
                      [&, &of_kept = found->second] (const cgraph_edge *call) {
                        cgraph_node *caller = calling_function (call);
                        return of_kept.count (caller->get_uid ()) != 0
                               && (!promise_alike || m_assuming.of (caller));
                      });
}

void
Callers::add (Numbers &numbers, cgraph_node *callee)
{
  for (const cgraph_edge *call : calls_of (callee))
    numbers.insert (calling_function (call)->get_uid ());
}

void
Callers::note_merge (cgraph_node *kept, cgraph_node *dropped)
{
  if (auto found = m_callers.find (kept->get_uid ()); found != m_callers.end ())
    add (found->second, dropped);
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
