/* The fold's driver: FnTree and Deferred.  Decides nothing itself and changes no body itself.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "fold.h"
#include "cycles.h"

namespace mergefn
{

Fold::Fold (const Options &options, Report &report)
    : m_options (options), m_report (report),
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

void
Fold::look_up (cgraph_node *node)
{
  WalkedFunction walked = m_comparator.walk (node);
  m_statistics.walks++;
  if (walked.unsupported != Unsupported::none || walked.insns < int (m_options.min_size))
    {
      m_report.add_excluded (walked.unsupported != Unsupported::none ? Refusal::unsupported_code
                                                                     : Refusal::too_small);
      m_live.erase (node);
      return;
    }
  m_tree.erase (node);
  FnTree::Found found = m_tree.insert (std::move (walked));
  if (found.inserted)
    report_facts_differ (*found.entry);
  else
    meet (*found.entry, node);
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

/* NEWCOMER is equal to ENTRY of FnTree.  One of them is kept, and is in FnTree afterwards.  */
void
Fold::meet (const WalkedFunction &entry, cgraph_node *newcomer)
{
  cgraph_node *kept = entry.node, *dropped = newcomer;
  int insns = entry.insns;
  if (!prefer_p (newcomer, kept))
    {
      merge_pair (kept, dropped, insns);
      return;
    }
  std::swap (kept, dropped);
  merge_pair (kept, dropped, insns);
  /* Merged or not, the better one stands for the class from now on.  The merge may have changed it
     (it may have called the dropped one), so it is walked anew.  */
  m_tree.erase (dropped);
  defer (kept);
}

bool
Fold::merge_pair (cgraph_node *kept, cgraph_node *dropped, int insns)
{
  Decision decision = decide (kept, dropped, insns, m_options);
  if (decision.action != Action::refused && m_merges >= m_options.limit)
    {
      decision.action = Action::refused;
      decision.reason = Refusal::limit_reached;
    }
  if (decision.action == Action::refused)
    {
      m_report.add_refusal (kept, dropped, decision.reason, FactKind::none, insns);
      return false;
    }
  m_merges++;
  m_report.forget_refusal (dropped);
  m_report.add_merge (kept, dropped, decision.action, insns);
  std::vector<cgraph_node *> users = users_of (dropped);
  forget (dropped);
  for (cgraph_node *user : users)
    {
      m_tree.erase (user);
      defer (user);
    }
  merge (kept, dropped, decision);
  symtab_node::checking_verify_symtab_nodes ();
  return true;
}

bool
Fold::fold_cycles ()
{
  std::vector<cgraph_node *> live = functions_in_order (m_live);
  auto acceptable = [this] (cgraph_node *kept, cgraph_node *dropped, int insns) {
    return m_merges < m_options.limit
           && decide (kept, dropped, insns, m_options).action != Action::refused;
  };
  bool changed = false;
  for (const CyclePair &pair : equal_pairs_in_cycles (live, m_comparator, acceptable))
    if (merge_pair (pair.kept, pair.dropped, pair.insns))
      {
        m_statistics.cycles++;
        changed = true;
      }
  return changed;
}

} // namespace mergefn
