/* The fold's driver: FnTree and Deferred.  Decides nothing itself and changes no body itself.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "fold.h"
#include "shared_body.h"
#include "weaken.h"

namespace mergefn
{

Fold::Fold (const Options &options, Report &report)
    : m_options (options), m_report (report), m_tree (options.facts),
      m_removal_hook (symtab->add_cgraph_removal_hook (node_removed, this))
{
}

Fold::~Fold ()
{
  symtab->remove_cgraph_removal_hook (m_removal_hook);
}

void
Fold::node_removed (cgraph_node *node, void *data)
{
  Fold *fold = static_cast<Fold *> (data);
  fold->forget (node);
  fold->m_shared.erase (node);
  if (fold->m_remains.erase (node))
    fold->m_report.note_removed (node);
}

/* Takes NODE out of FnTree.  Those that wait with it are looked up anew.  */
void
Fold::leave_tree (cgraph_node *node)
{
  m_tree.erase (node);
  for (cgraph_node *member : m_waiting.take (node))
    defer (member);
}

void
Fold::forget (cgraph_node *node)
{
  leave_tree (node);
  m_waiting.remove (node);
  m_live.erase (node);
}

void
Fold::defer (cgraph_node *node)
{
  m_waiting.remove (node);
  if (m_live.count (node) && m_awaiting.insert (node).second)
    m_deferred.push_back (node);
}

/* The candidates of FUNCTIONS: first those whose prefilter hash another candidate shares, as many
   as the statistics then say.  The others are dropped for good: the hash does not change when
   callees are merged.  */
std::vector<cgraph_node *>
Fold::candidates (const std::vector<cgraph_node *> &functions)
{
  std::vector<std::pair<uint64_t, cgraph_node *>> hashed;
  std::unordered_map<uint64_t, unsigned> sharers;
  m_statistics.functions = functions.size ();
  for (cgraph_node *node : functions)
    {
      Refusal refusal = candidate_refusal (node, m_options);
      WalkedFunction walked;
      if (refusal == Refusal::none)
        {
          walked = m_comparator.prefilter (node);
          if (walked.unsupported != Unsupported::none)
            refusal = Refusal::unsupported_code;
        }
      if (refusal != Refusal::none)
        {
          m_report.add_excluded (refusal);
          continue;
        }
      hashed.emplace_back (walked.hash, node);
      sharers[walked.hash]++;
    }
  m_statistics.candidates = hashed.size ();
  m_report.set_candidates (hashed.size ());
  auto first_unshared = std::stable_partition (
      hashed.begin (), hashed.end (), [&] (const auto &each) { return sharers[each.first] > 1; });
  m_statistics.hash_shared = first_unshared - hashed.begin ();
  std::vector<cgraph_node *> nodes;
  nodes.reserve (hashed.size ());
  for (const auto &[hash, node] : hashed)
    nodes.push_back (node);
  return nodes;
}

void
Fold::run (const std::vector<cgraph_node *> &functions)
{
  std::vector<cgraph_node *> shared = candidates (functions);
  if (m_options.verify)
    {
      verify_order (shared, m_options.verify);
      verify_forms (shared);
    }
  shared.resize (m_statistics.hash_shared);
  m_live.insert (shared.begin (), shared.end ());
  for (cgraph_node *node : shared)
    defer (node);
  do
    empty_deferred ();
  while (fold_cycles () || share_groups ());
  remove_idle_groups ();
  name_bodies ();
}

void
Fold::empty_deferred ()
{
  while (!m_deferred.empty ())
    {
      m_statistics.rounds++;
      std::vector<cgraph_node *> round = std::move (m_deferred);
      m_deferred.clear ();
      /* Not clear(), whose cost is that of the most that it ever held.  */
      m_awaiting = decltype (m_awaiting) ();
      /* A node that was removed since is not live; look at it no further.  */
      round.erase (std::remove_if (round.begin (), round.end (),
                                   [this] (cgraph_node *node) { return !m_live.count (node); }),
                   round.end ());
      /* Those that are better kept go first, so that they are.  */
      sort_by_preference (round);
      for (cgraph_node *node : round)
        if (m_live.count (node) && !m_awaiting.count (node))
          look_up (node);
    }
}

WalkedFunction
Fold::walk (cgraph_node *node)
{
  m_statistics.walks++;
  return m_comparator.walk (node);
}

void
Fold::look_up (cgraph_node *node)
{
  WalkedFunction walked = walk (node);
  if (walked.unsupported != Unsupported::none || walked.insns < int (m_options.min_size))
    {
      m_report.add_excluded (walked.unsupported != Unsupported::none ? Refusal::unsupported_code
                                                                     : Refusal::too_small);
      m_live.erase (node);
      return;
    }
  leave_tree (node);
  FnTree::Found found = m_tree.insert (walked);
  if (!found.inserted)
    meet (m_tree.take (found.entry->node), std::move (walked));
  else if (m_options.facts == FactsPolicy::keep)
    report_facts_differ (*found.entry);
}

void
Fold::report_facts_differ (const WalkedFunction &entry)
{
  const WalkedFunction *other = m_tree.equal_but_for_facts (entry);
  if (!other)
    return;
  m_report.add_refusal (other->node, entry.node, Refusal::facts_differ,
                        entry.facts.first_difference (other->facts), entry.insns);
}

/* NEWCOMER is equal to ENTRY, which was in FnTree.  Merged or not, the better one of them stands for
   the class from now on, or the shared body that they get.  */
void
Fold::meet (WalkedFunction entry, WalkedFunction newcomer)
{
  std::vector<cgraph_node *> members;
  if (prefer_p (newcomer.node, entry.node))
    {
      members = m_waiting.take (entry.node);
      std::swap (entry, newcomer);
    }
  if (standing (entry.node) == Standing::inexact)
    {
      for (cgraph_node *member : members)
        m_waiting.add (entry.node, entry.insns, member);
      share (entry, newcomer.node);
    }
  else if (members.empty ())
    keep (entry, newcomer);
  else
    {
      members.push_back (newcomer.node);
      keep_all (entry, members);
    }
  settle (std::move (entry));
}

/* ENTRY stands for its class in FnTree, as it is now.  It may have called one that is gone; then it
   waits to be looked up anew, as it does if its like is there already.  */
void
Fold::settle (WalkedFunction entry)
{
  if (!m_awaiting.count (entry.node) && !m_tree.insert (entry).inserted)
    defer (entry.node);
}

/* Merges MEMBER into KEPT if it may be; KEPT is walked anew where that changed it.  */
void
Fold::keep (WalkedFunction &kept, const WalkedFunction &member)
{
  bool weakened = merge_pair (kept, member);
  if (weakened && !m_awaiting.count (kept.node))
    kept = walk (kept.node);
}

/* The same for each of MEMBERS; those that a merge before theirs has changed wait.  */
void
Fold::keep_all (WalkedFunction &kept, const std::vector<cgraph_node *> &members)
{
  for (cgraph_node *member : members)
    if (m_awaiting.count (kept.node))
      defer (member);
    else if (!m_awaiting.count (member))
      keep (kept, walk (member));
}

/* What FUNCTION uses is about to lose that use, or has got it.  */
void
Fold::note_uses_of (cgraph_node *function)
{
  for (const cgraph_node *used : used_by (function))
    m_waiting.uses_changed (used);
}

Decision
Fold::decide_within_limit (cgraph_node *kept, cgraph_node *dropped, int insns) const
{
  Decision decision = decide (kept, dropped, insns, m_options);
  if (decision.action != Action::refused && m_merges >= m_options.limit)
    decision = { Action::refused, Refusal::limit_reached, false, {} };
  return decision;
}

Decision
Fold::decide_pair (const WalkedFunction &kept, const WalkedFunction &dropped) const
{
  Decision decision = decide_within_limit (kept.node, dropped.node, kept.insns);
  if (decision.action != Action::refused && kept.facts.compare (dropped.facts)
      && (measured_hot_p (kept.node) || measured_hot_p (dropped.node)))
    decision = { Action::refused, Refusal::facts_differ, false, {} };
  return decision;
}

/* True if KEPT's body or facts are not what was walked any more.  */
bool
Fold::merge_pair (const WalkedFunction &kept, const WalkedFunction &dropped)
{
  Decision decision = decide_pair (kept, dropped);
  if (decision.action == Action::refused)
    {
      m_report.add_refusal (kept.node, dropped.node, decision.reason,
                            decision.reason == Refusal::facts_differ
                                ? kept.facts.first_difference (dropped.facts)
                                : FactKind::none,
                            kept.insns);
      return false;
    }
  Weakened facts;
  if (m_options.facts == FactsPolicy::weaken && kept.facts.compare (dropped.facts))
    facts = reconcile (kept, dropped);
  carry_out (kept.node, dropped.node, decision, kept.insns, facts, Profile::added);
  return !facts.empty ();
}

void
Fold::carry_out (cgraph_node *kept, cgraph_node *dropped, const Decision &decision, int insns,
                 const Weakened &weakened, Profile profile)
{
  m_merges++;
  m_report.forget_refusal (dropped);
  m_report.add_merge (kept, dropped, decision.action, insns, weakened);
  std::vector<cgraph_node *> users = users_of (dropped);
  note_uses_of (dropped);
  forget (dropped);
  for (cgraph_node *user : users)
    {
      leave_tree (user);
      defer (user);
    }
  merge (kept, dropped, decision, profile);
  /* It is a fact that is not compared, since nearly every inlined call makes GCC forget it.  */
  forget_escaped (kept);
  m_shared.erase (dropped);
  if (decision.action == Action::thunk || decision.action == Action::redirected)
    m_remains.insert (dropped);
  symtab_node::checking_verify_symtab_nodes ();
}

/* Merges DROPPED into KEPT, which was WEAKENED to serve it, or reports why not.  */
void
Fold::merge_weakened (cgraph_node *kept, cgraph_node *dropped, int insns, const Weakened &weakened,
                      Profile profile)
{
  Decision decision = decide_within_limit (kept, dropped, insns);
  if (decision.action == Action::refused)
    m_report.add_refusal (kept, dropped, decision.reason, FactKind::none, insns);
  else
    carry_out (kept, dropped, decision, insns, weakened, profile);
}

/* Those of equal MEMBERS, INSNS large, that the first cannot take in, or that cannot share a body
   with it.  */
CycleClass
Fold::refused_in_cycle (const CycleClass &members, int insns)
{
  cgraph_node *kept = members[0];
  if (standing (kept) == Standing::inexact)
    {
      bool shared = sharing_refusal (members, insns) == Refusal::none
                    && std::none_of (members.begin (), members.end (), measured_hot_p);
      return shared ? CycleClass () : members;
    }
  CycleClass refused;
  std::copy_if (members.begin () + 1, members.end (), std::back_inserter (refused),
                [&] (cgraph_node *dropped) {
                  return decide (kept, dropped, insns, m_options).action == Action::refused
                         || measured_hot_p (kept) || measured_hot_p (dropped);
                });
  return refused;
}

/* Leaves in the function to keep of MEMBERS only what is known of all.  Profiles were asked before.  */
Fold::ReadyClass
Fold::weaken_class (const CycleClass &members)
{
  ReadyClass ready{ walk (members[0]), { members.begin () + 1, members.end () }, {}, nullptr };
  for (cgraph_node *node : ready.others)
    {
      WalkedFunction member = walk (node);
      ready.weakened.emplace_back ();
      if (!ready.kept.facts.compare (member.facts))
        continue;
      ready.weakened.back () = reconcile (ready.kept, member);
      ready.kept = walk (ready.kept.node);
    }
  return ready;
}

/* Makes the shared bodies that CLASSES need.  If one cannot be made, there is none, its class stays as
   it is for good, and false is returned.  */
bool
Fold::make_bodies (std::vector<ReadyClass> &classes)
{
  for (ReadyClass &each : classes)
    {
      if (standing (each.kept.node) != Standing::inexact)
        continue;
      each.body = make_shared_body (each.kept.node);
      if (each.body)
        {
          note_uses_of (each.body);
          continue;
        }
      for (const ReadyClass &made : classes)
        if (made.body)
          {
            note_uses_of (made.body);
            made.body->remove ();
          }
      m_report.add_refusal (each.kept.node, each.others[0], Refusal::inexact, FactKind::none,
                            each.kept.insns);
      forget (each.kept.node);
      for (cgraph_node *node : each.others)
        forget (node);
      return false;
    }
  return true;
}

/* Merges what is READY.  Other merges may have left nothing to do for one of its functions; that one
   stays as it is, which is right, since whatever it calls was weakened for it.  */
void
Fold::merge_class (ReadyClass &ready)
{
  if (ready.body)
    {
      Weakened weakened;
      for (const Weakened &each : ready.weakened)
        add (weakened, each);
      move_members (ready.body, ready.kept, std::move (ready.others), weakened);
      return;
    }
  for (size_t i = 0; i < ready.others.size (); i++)
    merge_weakened (ready.kept.node, ready.others[i], ready.kept.insns, ready.weakened[i],
                    Profile::added);
}

/* A function that was merged calls the kept ones of the cycle, so those must know no more than theirs
   did, and be this unit's for certain, before the first merge: whatever a later merge comes to.  */
bool
Fold::fold_cycles ()
{
  std::vector<CycleClass> classes = equal_classes_in_cycles (
      functions_in_order (m_live), m_comparator, m_options.facts,
      [this] (const CycleClass &members, int insns) { return refused_in_cycle (members, insns); });
  size_t members = 0;
  for (const CycleClass &each : classes)
    members += each.size ();
  if (members > m_options.limit - m_merges)
    return false;
  unsigned before = m_merges;
  std::vector<ReadyClass> ready;
  for (const CycleClass &each : classes)
    ready.push_back (weaken_class (each));
  bool made = make_bodies (ready);
  for (ReadyClass &each : ready)
    {
      if (made)
        merge_class (each);
      leave_tree (each.kept.node);
      defer (each.kept.node);
    }
  m_statistics.cycles += m_merges - before;
  return !made || m_merges != before;
}

} // namespace mergefn
