/* Merging.  Carries out decisions, never makes one.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "plugin/merge/merge.h"
#include "comparator/compat.h"
#include "comparator/compat_ranges.h"
#include "comparator/walk/context.h"
#include "plugin/symbols/callers.h"
#include "plugin/symbols/vtable.h"
#include "plugin/weaken/weaken.h"

namespace mergefn
{

namespace
{

bool
forget_rtl (symtab_node *node, void *)
{
  if (DECL_RTL_SET_P (node->decl))
    SET_DECL_RTL (node->decl, NULL);
  return false;
}

bool
clear_local (cgraph_node *node, void *)
{
  node->local = false;
  return false;
}

/* True if something else than direct calls may use NAME.  */
bool
used_otherwise_p (symtab_node *name, void *)
{
  return name->in_other_partition
         || !as_a<cgraph_node *> (name)->only_called_directly_or_aliased_p ();
}

/* Clears local flags where they do not hold.  A function called directly and in this unit alone may have its own
   way of being called: on i386, with arguments in registers.  KEPT may be no such function any more.  If WAS_LOCAL
   is false, neither was the dropped one.  Then its callers may not have the registers that this way of calling
   takes.  Other partitions of a link have settled how they call KEPT, and decide () made sure that the dropped
   function was called alike if it is an alias now.  LEFT is the dropped function if it is another name for KEPT now.
   A thunk is a function of its own, and keeps its flag: other partitions may call it so.

   Looking for thunks takes time for each caller, and KEPT gathers callers.  So all of KEPT's names are looked at
   only when KEPT stops being local.  */
void
update_local (cgraph_node *kept, cgraph_node *left, bool was_local)
{
  if (!kept->local)
    {
      if (left)
        left->call_for_symbol_thunks_and_aliases (clear_local, nullptr, true);
      return;
    }
  if (!was_local
      || (kept->symtab_node::call_for_symbol_and_aliases (used_otherwise_p, nullptr, true)
          && !called_elsewhere_p (kept)))
    kept->call_for_symbol_thunks_and_aliases (clear_local, nullptr, true);
}

bool
collect_strong (symtab_node *name, void *data)
{
  if (TREE_PUBLIC (name->decl) && !DECL_WEAK (name->decl))
    static_cast<std::vector<symtab_node *> *> (data)->push_back (name);
  return false;
}

/* True if ALIAS, of KEPT, is a local name that says the same as KEPT.  */
bool
same_by_local_name_p (const cgraph_node *alias, const cgraph_node *kept)
{
  return !alias->transparent_alias && !TREE_PUBLIC (alias->decl)
         && TREE_TYPE (alias->decl) == TREE_TYPE (kept->decl)
         && DECL_CONTEXT (alias->decl) == DECL_CONTEXT (kept->decl)
         && DECL_ATTRIBUTES (alias->decl) == DECL_ATTRIBUTES (kept->decl)
         && flags_from_decl_or_type (alias->decl) == flags_from_decl_or_type (kept->decl);
}

/* Returns the local alias by which an earlier merge calls KEPT; null if there is none that still says the same as
   KEPT.  A symbol's aliases are the first of its references, the newest first.  KEPT gathers aliases, so the oldest are
   looked at first.  */
cgraph_node *
known_local_alias (cgraph_node *kept)
{
  const auto &references = kept->ref_list.referring;
  auto at = std::partition_point (references.begin (), references.end (),
                                  [] (const ipa_ref *ref) { return ref->use == IPA_REF_ALIAS; });
  while (at != references.begin ())
    if (cgraph_node *alias = dyn_cast<cgraph_node *> ((*--at)->referring);
        alias && same_by_local_name_p (alias, kept))
      return alias;
  return nullptr;
}

/* Returns the symbol that calls to K are to name: K, or its local alias if others can see K's name.  A call by
   a visible name would go through the dynamic linker's table, or reach a definition that stands in for K.
   Linkers and other tools can also send the name elsewhere (--wrap).  */
cgraph_node *
call_target (cgraph_node *kept)
{
  if (standing (kept) == Standing::shared_body || !TREE_PUBLIC (kept->decl))
    return kept;
  if (cgraph_node *known = known_local_alias (kept))
    return known;
  /* GCC makes no local alias if it takes some public name to bind to this definition.  So such names are weak
     for the moment.  */
  std::vector<symtab_node *> strong;
  if (kept->resolution == LDPR_UNKNOWN)
    kept->symtab_node::call_for_symbol_and_aliases (collect_strong, &strong, true);
  for (symtab_node *name : strong)
    DECL_WEAK (name->decl) = 1;
  cgraph_node *local = dyn_cast<cgraph_node *> (kept->noninterposable_alias ());
  for (symtab_node *name : strong)
    DECL_WEAK (name->decl) = 0;
  gcc_assert (local || standing (kept) == Standing::exact);
  return local ? local : kept;
}

/* Redirects the call of EDGE to TARGET.  The call keeps its location, and its own function type
   but for promises that TARGET does not make.  */
void
redirect_call (cgraph_edge *edge, cgraph_node *target)
{
  gcall *call = edge->call_stmt;
  constexpr int computed_once = ECF_CONST | ECF_PURE;
  const bool was_computed_once = gimple_call_flags (call) & computed_once;
  gimple_call_set_fndecl (call, target->decl);
  if (was_computed_once && !(gimple_call_flags (call) & computed_once))
    forget_memory_of_call (call);
  update_stmt_fn (DECL_STRUCT_FUNCTION (edge->caller->decl), call);
  edge->redirect_callee (target);
  weaken_call (edge);
}

void
redirect_uses (const Decision &decision, cgraph_node *target)
{
  Movable movable = decision.movable;
  std::vector<cgraph_node *> callers;
  for (cgraph_node *name : decision.redirected)
    {
      if (movable.addresses)
        redirect_addresses (name, target);
      if (!movable.calls)
        continue;
      for (cgraph_edge *edge = name->callers, *next; edge; edge = next)
        {
          next = edge->next_caller;
          if (redirectable_p (edge))
            {
              callers.push_back (edge->caller);
              redirect_call (edge, target);
            }
        }
    }
  for (cgraph_node *caller : callers)
    {
      update_memory_names (caller);
      if (caller->calls_comdat_local)
        caller->calls_comdat_local = caller->check_calls_comdat_local_p ();
    }
}

/* K's body now runs wherever D's ran.  */
void
take_over_properties (cgraph_node *kept, const cgraph_node *dropped)
{
  if (DECL_ALIGN (dropped->decl) > DECL_ALIGN (kept->decl))
    SET_DECL_ALIGN (kept->decl, DECL_ALIGN (dropped->decl));
  /* The hotter wins.  ipa_merge_profiles adds counts, but leaves this to its caller.  */
  kept->frequency = std::max (kept->frequency, dropped->frequency);
  /* This flag, too, lets a local function have its own way of being called.  */
  kept->can_change_signature &= dropped->can_change_signature;
  kept->only_called_at_startup &= dropped->only_called_at_startup;
  kept->only_called_at_exit &= dropped->only_called_at_exit;
  /* GCC marks COMDAT functions that earlier merges proved compatible with their callers.  */
  if (!dropped->merged_comdat)
    kept->merged_comdat = false;
}

/* Adds D's profile to K's, block by block where there are counts.  PRESERVE_BODY keeps D's body.  The merge
   makes GCC analyse K anew, for which it wants a summary that it has freed by now.  */
void
merge_profiles (cgraph_node *kept, cgraph_node *dropped, bool preserve_body)
{
  if (!compat::profiles_merge_p ())
    return;
  ipa_check_create_node_params ();
  ipa_merge_profiles (kept, dropped, preserve_body);
}

void
remove_with_aliases (cgraph_node *dropped)
{
  /* Aliases first; each is a symbol of its own.  */
  ipa_ref *ref;
  while (dropped->iterate_direct_aliases (0, ref))
    {
      symtab_node *alias = ref->referring;
      while (alias->has_aliases_p ())
        {
          ipa_ref *inner;
          alias->iterate_direct_aliases (0, inner);
          alias = inner->referring;
        }
      alias->remove ();
    }
  dropped->remove ();
}

void
make_alias (cgraph_node *kept, cgraph_node *dropped)
{
  symtab->call_cgraph_removal_hooks (dropped);
  dropped->release_body (true);
  dropped->reset ();
  /* A constant pool or a debug expression may have made RTL for the old symbol already.  */
  dropped->symtab_node::call_for_symbol_and_aliases (forget_rtl, nullptr, true);
  cgraph_node::create_alias (dropped->decl, kept->decl);
  dropped->resolve_alias (kept);
  dropped->icf_merged = true;
}

void
make_thunk (cgraph_node *dropped, cgraph_node *target)
{
  symtab->call_cgraph_removal_hooks (dropped);
  /* The call passes arguments as D's callers do.  K's type says the same in other words, which GCC's thunks do
     not take.  */
  tree type = TREE_TYPE (target->decl);
  TREE_TYPE (target->decl) = TREE_TYPE (dropped->decl);
  bool ignored = DECL_IGNORED_P (dropped->decl);
  compat::create_wrapper (dropped, target);
  TREE_TYPE (target->decl) = type;
  /* Unlike thunks that GCC makes here, D has been described to debuggers already.  */
  DECL_IGNORED_P (dropped->decl) = ignored;
  dropped->icf_merged = true;
  target->icf_merged = true;
  symtab->call_cgraph_insertion_hooks (dropped);
}

/* GCC's functions for profiles and thunks compute these anew, from attributes of the type that may be gone by now.  */
class SettledProperties
{
public:
  explicit SettledProperties (cgraph_node *node)
      : m_node (node), m_frequency (node->frequency),
        m_can_change_signature (node->can_change_signature)
  {
  }
  void restore () const
  {
    m_node->frequency = m_frequency;
    m_node->can_change_signature = m_can_change_signature;
  }

private:
  cgraph_node *m_node;
  node_frequency m_frequency;
  bool m_can_change_signature;
};

} // namespace

void
merge (cgraph_node *kept, cgraph_node *dropped, const Decision &decision, Profile profile)
{
  cgraph_node *target = !decision.redirected.empty () || decision.action == Action::thunk
                            ? call_target (kept)
                            : kept;
  /* By K's own name, nobody could read what GCC knows of an interposable function.  By the local alias callers
     can, so it must hold for both.  */
  if (target != kept && !decl_binds_to_current_def_p (kept->decl))
    {
      CurrentFunction current (DECL_STRUCT_FUNCTION (kept->decl));
      weaken_modref (kept, dropped);
      unite_statics (kept, dropped);
    }
  compat::unite_returned_ranges (kept, dropped);
  const bool was_local = dropped->local;
  take_over_properties (kept, dropped);
  kept->icf_merged = true;
  const SettledProperties settled (kept), settled_of_dropped (dropped);
  redirect_uses (decision, target);
  if (profile == Profile::added && decision.action != Action::redirected)
    merge_profiles (kept, dropped, decision.action == Action::thunk);
  switch (decision.action)
    {
    case Action::removed:
      remove_with_aliases (dropped);
      break;
    case Action::alias:
      make_alias (kept, dropped);
      /* With the dropped function's local alias come callers that read what GCC knows of KEPT.  Nobody could read that
         by the names that KEPT had, so nobody has weakened it.  */
      if (!decl_binds_to_current_def_p (kept->decl))
        forget_summaries (kept);
      break;
    case Action::thunk:
      make_thunk (dropped, target);
      settled_of_dropped.restore ();
      break;
    case Action::redirected:
      dropped->icf_merged = true;
      break;
    case Action::refused:
    case Action::published:
      gcc_unreachable ();
    }
  settled.restore ();
  if (was_local || kept->local)
    update_local (kept, decision.action == Action::alias ? dropped : nullptr, was_local);
}

void
remove_group (cgraph_node *dropped)
{
  std::vector<symtab_node *> members = group_members (dropped);
  /* An alias goes before its target.  */
  std::stable_partition (members.begin (), members.end (),
                         [] (const symtab_node *symbol) { return symbol->alias; });
  for (symtab_node *symbol : members)
    symbol->remove ();
}

} // namespace mergefn
