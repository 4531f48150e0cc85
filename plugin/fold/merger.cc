/* Merging equal functions, and keeping the pool and the report right.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "plugin/fold/merger.h"
#include "plugin/bodies/debug_names.h"
#include "plugin/bodies/shared_body.h"
#include "plugin/fold/verify.h"
#include "plugin/weaken/flow_info.h"
#include "plugin/weaken/warnings.h"
#include "plugin/weaken/weaken.h"

namespace mergefn
{

Merger::Merger (const Options &options, FunctionComparator &comparator, Pool &pool, Report &report)
    : m_options (options), m_comparator (comparator), m_pool (pool), m_report (report),
      m_removal_hook (symtab->add_cgraph_removal_hook (node_removed, this))
{
}

Merger::~Merger ()
{
  symtab->remove_cgraph_removal_hook (m_removal_hook);
}

void
Merger::node_removed (cgraph_node *node, void *data)
{
  Merger *merger = static_cast<Merger *> (data);
  merger->m_pool.forget (node);
  merger->m_shared.erase (node);
  merger->m_promise_no_more.erase (node);
  if (merger->m_remaining.erase (node))
    merger->m_report.note_removed (node);
}

Decision
Merger::decide_within_limit (cgraph_node *kept, cgraph_node *dropped, int insns, Calls calls)
{
  Decision decision = decide (kept, dropped, insns, m_options, m_gathered, calls);
  if (decision.action != Action::refused && !left ())
    decision = { Action::refused, Refusal::limit_reached, {}, {} };
  return decision;
}

Decision
Merger::decide_pair (const WalkedFunction &kept, const WalkedFunction &dropped, Calls calls)
{
  Decision decision = decide_within_limit (kept.node, dropped.node, kept.insns, calls);
  if (decision.action != Action::refused && kept.facts.compare (dropped.facts)
      && (measured_hot_p (kept.node) || measured_hot_p (dropped.node)))
    decision = { Action::refused, Refusal::facts_differ, {}, {} };
  return decision;
}

Weakened
Merger::weaken (WalkedFunction &kept, const WalkedFunction &dropped)
{
  m_gathered.promises.note (kept.node);
  Weakened weakened = reconcile (kept, dropped);
  if (m_options.verify)
    verify_weakened (kept, m_comparator.walk (kept.node), dropped, weakened.empty ());
  if (!weakened.empty ())
    kept = m_comparator.walk (kept.node);
  return weakened;
}

void
Merger::merge_pair (WalkedFunction &kept, const WalkedFunction &dropped)
{
  Decision decision = decide_pair (kept, dropped);
  /* An alias's own calls are still pure.  */
  if (decision.movable.calls
      && m_gathered.callers.results_meet_in_caller_p (kept.node, dropped.node))
    if (Decision apart = decide_pair (kept, dropped, Calls::stay); apart.action == Action::alias)
      decision = apart;
  if (decision.action == Action::refused)
    {
      m_report.add_refusal (kept.node, dropped.node, decision.reason,
                            decision.reason == Refusal::facts_differ
                                ? kept.facts.first_difference (dropped.facts)
                                : FactKind::none,
                            kept.insns);
      return;
    }
  Weakened facts;
  if (m_options.facts == FactsPolicy::weaken && kept.facts.compare (dropped.facts))
    {
      facts = weaken (kept, dropped);
      note_promises (kept.node, facts);
    }
  if (carry_out (kept.node, dropped.node, decision, kept.insns, facts, Profile::added))
    kept = m_comparator.walk (kept.node);
}

void
Merger::merge_weakened (cgraph_node *kept, cgraph_node *dropped, int insns,
                        const Weakened &weakened, Profile profile)
{
  Decision decision = decide_within_limit (kept, dropped, insns);
  if (decision.action == Action::refused)
    m_report.add_refusal (kept, dropped, decision.reason, FactKind::none, insns);
  else
    carry_out (kept, dropped, decision, insns, weakened, profile);
}

void
Merger::finish_kept () const
{
  cgraph_node *node;
  FOR_EACH_FUNCTION_WITH_GIMPLE_BODY (node)
  if (node->icf_merged)
    forget_retags (m_comparator.walk (node));
}

void
Merger::defer_again (const std::vector<cgraph_node *> &users)
{
  for (cgraph_node *user : users)
    {
      m_pool.leave_tree (user);
      m_pool.defer (user);
    }
}

void
Merger::note_promises (cgraph_node *kept, const Weakened &weakened)
{
  if (promises_weakened_p (weakened))
    defer_again (users_of (kept));
}

/* Keeps GCC from taking two results of KEPT for one where it told them apart as results of KEPT and of DROPPED.  What it
   knows of the two would be joined: of the results, and of the memory that they point to.  True if KEPT was pure or
   const.  */
bool
Merger::keep_results_apart (cgraph_node *kept, cgraph_node *dropped, const Decision &decision)
{
  Callers &callers = m_gathered.callers;
  if (decision.redirected.empty ()
      || !((decision.movable.calls && callers.results_meet_in_caller_p (kept, dropped))
           || callers.results_meet_by_address_p (kept, dropped)))
    return false;
  m_gathered.promises.note (kept);
  if (!forget_purity (kept))
    return false;
  defer_again (users_of (kept));
  return true;
}

/* Drops DROPPED for KEPT, which was WEAKENED to serve it.  True if KEPT is to be walked anew, since it, or its own calls,
   promise less than before.  */
bool
Merger::carry_out (cgraph_node *kept, cgraph_node *dropped, const Decision &decision, int insns,
                   const Weakened &weakened, Profile profile)
{
  m_merges++;
  Weakened all = weakened;
  bool changed = keep_results_apart (kept, dropped, decision);
  if (changed)
    all[FactKind::function_flags]++;
  m_report.forget_refusal (dropped);
  m_report.add_merge (kept, dropped, decision.action, insns, all);
  std::vector<cgraph_node *> users = users_of (dropped);
  m_pool.note_uses_of (dropped);
  m_pool.forget (dropped);
  /* The users' keys name DROPPED.  */
  defer_again (users);
  for (cgraph_node *caller : m_gathered.callers.find_callers_of_both (kept, dropped))
    note_stand_in (caller);
  m_gathered.note_merge (kept, dropped);
  /* A call may promise more than any declaration, if it was made through a pointer.  */
  if (m_promise_no_more.insert (kept).second && weaken_calls (kept))
    {
      defer_again (users_of (kept));
      changed = true;
    }
  note_debug_names (kept, dropped);
  merge (kept, dropped, decision, profile);
  /* The escaped set is not compared as a fact, since nearly every inlined call makes GCC forget it.  */
  forget_escaped (kept);
  note_stand_in (kept);
  if (m_comparator.unit ().strings.of (kept))
    note_weakened (kept);
  /* GCC knows nothing of what a thunk does.  */
  if (decision.action == Action::thunk)
    note_weakened (dropped);
  m_shared.erase (dropped);
  if (decision.action == Action::thunk || decision.action == Action::redirected)
    m_remaining.insert (dropped);
  symtab_node::checking_verify_symtab_nodes ();
  return changed;
}

/* Weakens SOURCE to what is known of all of MEMBERS.  Members that cannot be reconciled with SOURCE leave
   MEMBERS.  */
Weakened
Merger::weaken_source (WalkedFunction &source, Members &members)
{
  Weakened all;
  Members fit;
  for (cgraph_node *node : members)
    {
      WalkedFunction member = m_comparator.walk (node);
      bool differ = source.facts.compare (member.facts) != 0;
      if (differ && (measured_hot_p (source.node) || measured_hot_p (node)))
        {
          m_report.add_refusal (source.node, node, Refusal::facts_differ,
                                source.facts.first_difference (member.facts), source.insns);
          continue;
        }
      if (differ)
        add (all, weaken (source, member));
      fit.push_back (node);
    }
  members = std::move (fit);
  return all;
}

void
Merger::move_members (cgraph_node *body, WalkedFunction &source, Members members,
                      const Weakened &weakened)
{
  m_shared.insert (body);
  m_pool.worklist.add_live (body);
  cgraph_node *first = source.node;
  members.insert (members.begin (), first);
  for (cgraph_node *member : members)
    merge_weakened (body, member, source.insns, member == first ? Weakened () : weakened,
                    member == first ? Profile::copied : Profile::added);
  source = m_comparator.walk (body);
}

void
Merger::move_into_shared (WalkedFunction &source, Members members)
{
  Weakened weakened = weaken_source (source, members);
  cgraph_node *body = members.empty () ? nullptr : make_shared_body (source.node);
  if (!body)
    return;
  summarize_accesses (body);
  m_pool.note_uses_of (body);
  m_gathered.note_copy (source.node, body);
  move_members (body, source, std::move (members), weakened);
}

void
Merger::remove_idle_groups ()
{
  for (bool changed = true; changed;)
    {
      changed = false;
      for (cgraph_node *node : functions_in_order (m_remaining))
        if (m_remaining.count (node) && node->get_comdat_group () && idle_group_p (node))
          {
            remove_group (node);
            changed = true;
          }
    }
}

} // namespace mergefn
