/* Deciding.  Reads the symbol table, never changes it.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "decide.h"
#include "../comparator/compat.h"

namespace mergefn
{

namespace
{

/* A thunk is a jump.  Measured on SQLite, linked .text: at -O2, where functions are aligned, a bound
   of 2 made 15 more thunks than one of 3 and saved nothing by them; at -Os, where they are not, it
   saved 43 bytes.  */
constexpr int thunk_insns = 3;
constexpr int thunk_insns_for_size = 2;

} // namespace

const char *
to_string (Action action)
{
  switch (action)
    {
    case Action::refused:
      return "refused";
    case Action::removed:
      return "removed";
    case Action::alias:
      return "alias";
    case Action::thunk:
      return "thunk";
    case Action::redirected:
      return "redirected";
    }
  gcc_unreachable ();
}

bool
exact_p (cgraph_node *node)
{
  if (node->alias || node->in_other_partition || node->comdat_local_p ())
    return false;
  if (node->get_availability () <= AVAIL_INTERPOSABLE || node->can_be_discarded_p ())
    return false;
  /* An inline function is available even where its symbol can be replaced, by a copy that another
     unit compiled.  */
  if (compat::replaceable_p (node))
    return false;
  if (DECL_WEAK (node->decl) && !decl_binds_to_current_def_p (node->decl))
    return false;
  return node->resolution == LDPR_UNKNOWN || !TREE_PUBLIC (node->decl)
         || decl_binds_to_current_def_p (node->decl);
}

bool
prefer_p (cgraph_node *a, cgraph_node *b)
{
  if (exact_p (a) != exact_p (b))
    return exact_p (a);
  if (a->externally_visible != b->externally_visible)
    return a->externally_visible;
  if (DECL_WEAK (a->decl) != DECL_WEAK (b->decl))
    return !DECL_WEAK (a->decl);
  return strcmp (IDENTIFIER_POINTER (DECL_ASSEMBLER_NAME (a->decl)),
                 IDENTIFIER_POINTER (DECL_ASSEMBLER_NAME (b->decl)))
         < 0;
}

bool
redirectable_p (const cgraph_edge *edge)
{
  /* A this-adjusting thunk has no statement, and assemblers of some targets want it beside its
     target.  A speculative edge is one of two for its statement.  */
  return !edge->caller->thunk && !edge->speculative && edge->call_stmt
         && gimple_call_fndecl (edge->call_stmt) == edge->callee->decl;
}

std::vector<cgraph_node *>
redirectable_names (cgraph_node *dropped)
{
  std::vector<cgraph_node *> names;
  if (dropped->get_availability () <= AVAIL_INTERPOSABLE)
    return names;
  names.push_back (dropped);
  for (size_t i = 0; i < names.size (); i++)
    {
      ipa_ref *ref;
      FOR_EACH_ALIAS (names[i], ref)
        {
          cgraph_node *alias = dyn_cast<cgraph_node *> (ref->referring);
          if (alias && alias->get_availability () > AVAIL_INTERPOSABLE)
            names.push_back (alias);
        }
    }
  return names;
}

namespace
{

/* True if nothing but direct calls that can be redirected refers to D, its aliases included, and
   nothing outside the unit can.  */
bool
removable_p (cgraph_node *dropped)
{
  std::vector<cgraph_node *> names = redirectable_names (dropped);
  if (names.empty ())
    return false;
  for (cgraph_node *name : names)
    {
      ipa_ref *ref;
      unsigned aliases = 0;
      FOR_EACH_ALIAS (name, ref)
        aliases
            += std::count (names.begin (), names.end (), dyn_cast<cgraph_node *> (ref->referring));
      /* Every referring symbol must be one of those aliases.  */
      if (aliases != name->ref_list.referring.length () || name->address_taken
          || !name->can_remove_if_no_direct_calls_p ())
        return false;
      for (cgraph_edge *edge = name->callers; edge; edge = edge->next_caller)
        if (!redirectable_p (edge))
          return false;
    }
  return true;
}

bool
has_redirectable_call_p (cgraph_node *dropped)
{
  for (cgraph_node *name : redirectable_names (dropped))
    for (cgraph_edge *edge = name->callers; edge; edge = edge->next_caller)
      if (redirectable_p (edge))
        return true;
  return false;
}

/* Whoever asked for a symbol to be kept may look at its address.  */
bool
kept_by_user_p (symtab_node *node, void *)
{
  return node->force_output || DECL_PRESERVE_P (node->decl);
}

/* For NODE and the aliases that it has got by now, which share its address.  */
bool
address_matters_p (cgraph_node *node, const Options &options)
{
  if (options.address == AddressPolicy::all)
    return node->symtab_node::call_for_symbol_and_aliases (kept_by_user_p, nullptr, true);
  return node->address_matters_p ();
}

void
collect_callers (cgraph_node *callee, std::set<int> &callers)
{
  for (cgraph_edge *edge = callee->callers; edge; edge = edge->next_caller)
    callers.insert ((edge->caller->inlined_to ? edge->caller->inlined_to : edge->caller)->order);
  ipa_ref *ref;
  FOR_EACH_ALIAS (callee, ref)
    if (cgraph_node *alias = dyn_cast<cgraph_node *> (ref->referring))
      collect_callers (alias, callers);
}

/* True if some function calls both, with a frame of its own for each: GCC's dominator optimisations
   take two calls of one pure function with equal arguments for the same, whatever their static
   chains.  */
bool
frames_confused_p (cgraph_node *kept, cgraph_node *dropped)
{
  if (!DECL_STATIC_CHAIN (dropped->decl)
      || decl_function_context (dropped->decl) == decl_function_context (kept->decl))
    return false;
  std::set<int> kept_callers, dropped_callers;
  collect_callers (kept, kept_callers);
  collect_callers (dropped, dropped_callers);
  return std::any_of (dropped_callers.begin (), dropped_callers.end (),
                      [&] (int caller) { return kept_callers.count (caller) != 0; });
}

/* NONE if D may become an alias of K.  */
Refusal
alias_refusal (cgraph_node *kept, cgraph_node *dropped, const Options &options)
{
  if (!compat::target_has_aliases ())
    return Refusal::no_aliases;
  /* "If the function is in a COMDAT that can be replaced, it must be a thunk."  (LLVM)  */
  if (dropped->get_comdat_group () != kept->get_comdat_group ())
    return Refusal::comdat_group;
  if (address_matters_p (kept, options) && address_matters_p (dropped, options))
    return Refusal::address_matters;
  return Refusal::none;
}

/* The estimated insns of a thunk in D's place: a jump, and a copy of each argument that is passed
   in memory by value.  */
int
thunk_size (cgraph_node *dropped)
{
  int size = opt_for_fn (dropped->decl, optimize_size) ? thunk_insns_for_size : thunk_insns;
  for (tree parm = DECL_ARGUMENTS (dropped->decl); parm; parm = DECL_CHAIN (parm))
    if (!is_gimple_reg_type (TREE_TYPE (parm)))
      size += estimate_move_cost (TREE_TYPE (parm), false);
  return size;
}

/* NONE if D may become a thunk that jumps to K, and that saves space.  */
Refusal
thunk_refusal (cgraph_node *kept, cgraph_node *dropped, int insns)
{
  if (stdarg_p (TREE_TYPE (dropped->decl)))
    return Refusal::stdarg;
  if (DECL_STATIC_CHAIN (dropped->decl) || DECL_STATIC_CHAIN (kept->decl))
    return Refusal::static_chain;
  if (insns <= thunk_size (dropped))
    return Refusal::thunk_too_large;
  return Refusal::none;
}

} // namespace

Decision
decide (cgraph_node *kept, cgraph_node *dropped, int insns, const Options &options)
{
  Decision decision;
  if (!exact_p (kept))
    {
      decision.reason = Refusal::inexact;
      return decision;
    }
  if (frames_confused_p (kept, dropped))
    {
      decision.reason = Refusal::static_chain;
      return decision;
    }
  decision.redirect_calls = has_redirectable_call_p (dropped);
  if (removable_p (dropped))
    {
      decision.action = Action::removed;
      return decision;
    }
  decision.reason = alias_refusal (kept, dropped, options);
  if (decision.reason == Refusal::none)
    {
      decision.action = Action::alias;
      return decision;
    }
  Refusal no_thunk = thunk_refusal (kept, dropped, insns);
  if (no_thunk == Refusal::none)
    {
      decision.action = Action::thunk;
      return decision;
    }
  decision.reason = no_thunk;
  if (decision.redirect_calls)
    decision.action = Action::redirected;
  return decision;
}

} // namespace mergefn
