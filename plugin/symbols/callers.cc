/* Looking at the context that calls give a function.  Changes nothing.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "plugin/symbols/callers.h"
#include "comparator/blocks_in_cycles.h"
#include "comparator/current_function.h"
#include "comparator/facts/reference_facts.h"
#include "comparator/faults.h"
#include "comparator/functions.h"
#include "comparator/trees/attributes.h"
#include "comparator/trees/promises.h"
#include "comparator/statements.h"
#include "comparator/walk/context.h"
#include "comparator/walk/demands.h"
#include "plugin/symbols/removal.h"

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

cgraph_node *
calling_function (const cgraph_edge *edge)
{
  return edge->caller->inlined_to ? edge->caller->inlined_to : edge->caller;
}

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

const Callers::Numbers &
Callers::callers_of (cgraph_node *kept)
{
  auto [found, is_new] = m_callers.try_emplace (kept->get_uid ());
  if (is_new)
    add (found->second, kept);
  return found->second;
}

/* True if the type of a call through an address in the code of CALLER promises something.  That it does not throw is no
   promise of its own: no function that throws may be called so.  */
static bool
promises_by_type_p (const cgraph_node *caller)
{
  for (const cgraph_edge *edge = caller->indirect_calls; edge; edge = edge->next_callee)
    if (const_tree type = edge->call_stmt ? gimple_call_fntype (edge->call_stmt) : NULL_TREE;
        !type || TYPE_READONLY (type) || promises_p (TYPE_ATTRIBUTES (type)))
      return true;
  return false;
}

/* True if WANTED is true of some function that calls CALLEE, by whatever name.  */
template <typename Wanted>
static bool
some_caller_p (cgraph_node *callee, Wanted wanted)
{
  const std::vector<cgraph_edge *> calls = calls_of (callee);
  return std::any_of (calls.begin (), calls.end (),
                      [&] (const cgraph_edge *call) { return wanted (calling_function (call)); });
}

bool
addresses_promise_p ()
{
  static const bool promise = any_function_p (promises_by_type_p);
  return promise;
}

bool
Callers::confuse_promises_p (cgraph_node *kept, cgraph_node *dropped)
{
  if (faulty_p (Fault::call_promises))
    return false;
  const bool alike = m_promises.alike_p (kept, dropped), by_address = called_by_address_p (kept);
  if (alike && !(by_address && addresses_promise_p ()))
    return false;
  const Numbers &of_kept = callers_of (kept);
  return some_caller_p (dropped, [&] (cgraph_node *caller) {
    if (by_address && (alike ? promises_by_type_p (caller) : caller->indirect_calls != nullptr))
      return true;
    return !alike && of_kept.count (caller->get_uid ()) != 0;
  });
}

/* True if FUNCTION may not compile where GCC knows less, or computes something else where its products are others
   (fuses_products_p).  */
static bool
goes_by_values_p (const cgraph_node *function)
{
  CurrentFunction current (DECL_STRUCT_FUNCTION (function->decl));
  return may_not_compile_p (function) || fuses_products_p (function);
}

static bool
sums_of_results_p (const cgraph_node *function)
{
  CurrentFunction current (DECL_STRUCT_FUNCTION (function->decl));
  return fuses_sums_p (function);
}

bool
needs_values_p (cgraph_node *function)
{
  static AnswersByFunction answers{ goes_by_values_p };
  return function->has_gimple_body_p () && answers.of (function);
}

/* True if CALLER computes something else, or may not compile, where results of two functions are results of one.  */
static bool
confused_by_results_p (cgraph_node *caller)
{
  static AnswersByFunction sums{ sums_of_results_p };
  return needs_values_p (caller) || (caller->has_gimple_body_p () && sums.of (caller));
}

static bool
confuses_values_by_address_p (cgraph_node *caller)
{
  return caller->indirect_calls && confused_by_results_p (caller);
}

bool
addresses_confuse_values_p ()
{
  static const bool confuse = any_function_p (confuses_values_by_address_p);
  return confuse;
}

bool
called_where_values_matter_p (cgraph_node *node)
{
  return some_caller_p (node, confused_by_results_p);
}

bool
Callers::confuse_values_p (cgraph_node *kept, cgraph_node *dropped)
{
  const std::vector<cgraph_node *> both = find_callers_of_both (kept, dropped);
  if (std::any_of (both.begin (), both.end (), confused_by_results_p))
    return true;
  return called_by_address_p (kept) && addresses_confuse_values_p ()
         && some_caller_p (dropped, confuses_values_by_address_p);
}

/* True if GCC may compute the result of two equal calls by the name DECL once.  */
static bool
computed_once_p (const_tree decl)
{
  return (flags_from_decl_or_type (decl) & (ECF_CONST | ECF_PURE)) != 0;
}

/* The same of a call of DROPPED that has become one of KEPT.  KEPT gathers names, and no call is redirected to another one
   than its own, so only DROPPED's are looked at.  */
static bool
computed_once_p (const cgraph_node *kept, cgraph_node *dropped)
{
  return !VOID_TYPE_P (TREE_TYPE (TREE_TYPE (kept->decl))) && computed_once_p (kept->decl)
         && dropped->call_for_symbol_and_aliases (
             [] (cgraph_node *name, void *) { return computed_once_p (name->decl); }, nullptr, true)
         && !step_left_out_p ();
}

/* True if results that are one can make two references in NODE one.  Each function is looked at once.  */
static bool
references_meet_p (cgraph_node *node)
{
  static AnswersByFunction answers{ [] (const cgraph_node *function) {
    return computes_addresses_p (DECL_STRUCT_FUNCTION (function->decl));
  } };
  return node->has_gimple_body_p () && answers.of (node);
}

/* True if GCC may find that two calls of NODE are equal, and one of them is through an address by now.  A call in a loop
   may become two.  Each call of the unit is looked at once.  */
static bool
called_twice_by_address_p (const cgraph_node *node)
{
  /* How many arguments such calls have.  */
  static const std::set<unsigned> counts = [] {
    std::set<unsigned> found;
    cgraph_node *function;
    FOR_EACH_FUNCTION (function)
      for (const cgraph_edge *edge
           = references_meet_p (function) ? function->indirect_calls : nullptr;
           edge; edge = edge->next_callee)
        if (edge->call_stmt
            && (function->inlined_to || edge->next_callee || function->indirect_calls != edge
                || function->callees
                || BlocksInCycles (DECL_STRUCT_FUNCTION (function->decl))
                       .contains (gimple_bb (edge->call_stmt))))
          found.insert (gimple_call_num_args (edge->call_stmt));
    return found;
  }();
  return stdarg_p (TREE_TYPE (node->decl))
         || counts.count (list_length (DECL_ARGUMENTS (node->decl)));
}

bool
Callers::results_meet_in_caller_p (cgraph_node *kept, cgraph_node *dropped)
{
  if (!computed_once_p (kept, dropped))
    return false;
  const std::vector<cgraph_node *> both = find_callers_of_both (kept, dropped);
  return std::any_of (both.begin (), both.end (), references_meet_p);
}

bool
Callers::results_meet_by_address_p (cgraph_node *kept, cgraph_node *dropped)
{
  return computed_once_p (kept, dropped)
         && (called_by_address_p (kept) || called_by_address_p (dropped))
         && called_twice_by_address_p (kept);
}

bool
Callers::calls_always_movable_p (cgraph_node *kept, cgraph_node *dropped)
{
  const std::vector<cgraph_node *> names = redirectable_names (dropped);
  const std::vector<cgraph_edge *> calls = calls_of (dropped);
  return calls_movable_p (kept, dropped) && m_promises.alike_p (kept, dropped)
         && !DECL_STATIC_CHAIN (dropped->decl) && !called_where_values_matter_p (dropped)
         && !(addresses_promise_p () && some_caller_p (dropped, promises_by_type_p))
         && std::all_of (calls.begin (), calls.end (), [&names] (const cgraph_edge *call) {
              return std::find (names.begin (), names.end (), call->callee) != names.end ();
            });
}

std::vector<cgraph_node *>
Callers::find_callers_of_both (cgraph_node *kept, cgraph_node *dropped)
{
  std::vector<cgraph_node *> both;
  const Numbers &of_kept = callers_of (kept);
  /* The name by which each calls DROPPED; null once it is in BOTH.  */
  std::unordered_map<cgraph_node *, const cgraph_node *> names;
  for (const cgraph_edge *call : calls_of (dropped))
    {
      cgraph_node *caller = calling_function (call);
      auto [name, is_new] = names.try_emplace (caller, call->callee);
      if (name->second && (of_kept.count (caller->get_uid ()) || name->second != call->callee))
        {
          name->second = nullptr;
          both.push_back (caller);
        }
    }
  return both;
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

void
Callers::note_copy (cgraph_node *caller)
{
  for (const cgraph_edge *edge = caller->callees; edge; edge = edge->next_callee)
    if (auto found = m_callers.find (edge->callee->ultimate_alias_target ()->get_uid ());
        found != m_callers.end ())
      found->second.insert (calling_function (edge)->get_uid ());
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
  if (node->address_taken || DECL_VIRTUAL_P (node->decl))
    return true;
  ipa_ref *ref;
  for (int i = 0; node->iterate_referring (i, ref); i++)
    if (ref->use == IPA_REF_ADDR)
      return true;
  return false;
}

bool
may_call_itself_p (const cgraph_node *node)
{
  if (!opt_for_fn (node->decl, flag_optimize_sibling_calls))
    return false;
  for (const cgraph_edge *edge = node->indirect_calls; edge; edge = edge->next_callee)
    if (!edge->call_stmt || may_be_call_of_p (edge->call_stmt, node->decl))
      return true;
  return false;
}

bool
needs_jump_p (const cgraph_node *node)
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
        case BUILT_IN_RETURN:
          return true;
        default:
          break;
        }
  return false;
}

} // namespace mergefn
