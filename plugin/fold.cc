/* The fold's driver: FnTree and Deferred.  Decides nothing itself and changes no body itself.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "fold.h"
#include "cycles.h"

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
Fold::node_removed (cgraph_node *node, void *fold)
{
  static_cast<Fold *> (fold)->forget (node);
}

void
Fold::forget (cgraph_node *node)
{
  m_tree.erase (node);
  m_live.erase (node);
}

void
Fold::defer (cgraph_node *node)
{
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
    verify_order (shared, m_options.verify);
  shared.resize (m_statistics.hash_shared);
  m_live.insert (shared.begin (), shared.end ());
  for (cgraph_node *node : shared)
    defer (node);
  do
    empty_deferred ();
  while (fold_cycles ());
}

void
Fold::empty_deferred ()
{
  while (!m_deferred.empty ())
    {
      m_statistics.rounds++;
      std::vector<cgraph_node *> round = std::move (m_deferred);
      m_deferred.clear ();
      m_awaiting.clear ();
      /* A node that was removed since is not live; look at it no further.  */
      round.erase (std::remove_if (round.begin (), round.end (),
                                   [this] (cgraph_node *node) { return !m_live.count (node); }),
                   round.end ());
      /* Those that are better kept go first, so that they are.  */
      std::sort (round.begin (), round.end (), prefer_p);
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
  m_tree.erase (node);
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
   the class from now on.  */
void
Fold::meet (WalkedFunction entry, WalkedFunction newcomer)
{
  if (prefer_p (newcomer.node, entry.node))
    std::swap (entry, newcomer);
  bool weakened = false;
  merge_pair (entry, newcomer, &weakened);
  /* It may have called the one that is gone; then it waits to be looked up anew.  */
  if (m_awaiting.count (entry.node))
    return;
  if (weakened)
    entry = walk (entry.node);
  m_tree.insert (entry);
}

Decision
Fold::decide_pair (const WalkedFunction &kept, const WalkedFunction &dropped)
{
  Decision decision = decide (kept.node, dropped.node, kept.insns, m_options);
  Refusal refusal = Refusal::none;
  if (decision.action != Action::refused && m_merges >= m_options.limit)
    refusal = Refusal::limit_reached;
  else if (decision.action != Action::refused && kept.facts.compare (dropped.facts)
           && (measured_hot_p (kept.node) || measured_hot_p (dropped.node)))
    refusal = Refusal::facts_differ;
  if (refusal != Refusal::none)
    {
      decision.action = Action::refused;
      decision.reason = refusal;
    }
  return decision;
}

/* WEAKENED is set if KEPT's body or facts are not what was walked any more.  */
bool
Fold::merge_pair (const WalkedFunction &kept, const WalkedFunction &dropped, bool *weakened)
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
  m_merges++;
  Weakened facts;
  if (m_options.facts == FactsPolicy::weaken && kept.facts.compare (dropped.facts))
    facts = reconcile (kept, dropped);
  *weakened = !facts.empty ();
  m_report.forget_refusal (dropped.node);
  m_report.add_merge (kept.node, dropped.node, decision.action, kept.insns, facts);
  std::vector<cgraph_node *> users = users_of (dropped.node);
  forget (dropped.node);
  for (cgraph_node *user : users)
    {
      m_tree.erase (user);
      defer (user);
    }
  merge (kept.node, dropped.node, decision);
  symtab_node::checking_verify_symtab_nodes ();
  return true;
}

bool
Fold::fold_cycles ()
{
  std::vector<cgraph_node *> live = functions_in_order (m_live);
  auto acceptable = [this] (cgraph_node *kept, cgraph_node *dropped, int insns) {
    return decide (kept, dropped, insns, m_options).action != Action::refused
           && !measured_hot_p (kept) && !measured_hot_p (dropped);
  };
  std::vector<CyclePair> pairs
      = equal_pairs_in_cycles (live, m_comparator, m_options.facts, acceptable);
  /* A function that was merged calls the kept ones of the cycle, so those must know no more than
     theirs did: all pairs, or none.  */
  if (pairs.size () > m_options.limit - m_merges)
    return false;
  bool changed = false;
  for (const CyclePair &pair : pairs)
    {
      bool weakened = false;
      if (!merge_pair (walk (pair.kept), walk (pair.dropped), &weakened))
        continue;
      m_statistics.cycles++;
      changed = true;
      if (weakened)
        {
          m_tree.erase (pair.kept);
          defer (pair.kept);
        }
    }
  return changed;
}

} // namespace mergefn
