/* The fold's driver.  Decides nothing itself and changes no body itself.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "plugin/fold/fold.h"
#include "plugin/fold/fold_cycles.h"
#include "plugin/fold/verify.h"

namespace mergefn
{

Fold::Fold (const Options &options, Report &report)
    : m_options (options), m_report (report), m_pool (options.facts),
      m_merger (options, m_comparator, m_pool, report)
{
}

void
Fold::run (const std::vector<cgraph_node *> &functions)
{
  std::vector<cgraph_node *> all = candidates (functions);
  if (m_options.verify)
    verify (all);
  for (size_t i = 0; i < m_statistics.hash_shared; i++)
    {
      m_pool.worklist.add_live (all[i]);
      m_pool.defer (all[i]);
    }
  do
    empty_deferred ();
  while (fold_cycles () || share_groups ());
  m_merger.remove_idle_groups ();
}

FoldStatistics
Fold::statistics () const
{
  FoldStatistics result = m_statistics;
  result.walks = m_comparator.walks ();
  return result;
}

/* Returns the candidates of FUNCTIONS, first those whose prefilter hash another candidate shares; the
   statistics then have their number.  The others are dropped for good: the hash does not change when callees
   are merged.  */
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
          m_report.add_excluded (node, refusal);
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
Fold::verify (const std::vector<cgraph_node *> &candidates) const
{
  verify_order (candidates, m_options.verify);
  verify_forms (candidates);
}

void
Fold::empty_deferred ()
{
  m_statistics.rounds++;
  for (;;)
    {
      std::vector<cgraph_node *> round = m_pool.worklist.next_round ();
      if (round.empty ())
        return;
      for (cgraph_node *node : round)
        if (m_pool.worklist.live_p (node) && !m_pool.worklist.deferred_p (node))
          look_up (node);
    }
}

void
Fold::look_up (cgraph_node *node)
{
  WalkedFunction walked = m_comparator.walk (node);
  if (walked.unsupported != Unsupported::none || walked.insns < int (m_options.min_size))
    {
      m_report.add_excluded (node, walked.unsupported != Unsupported::none
                                       ? Refusal::unsupported_code
                                       : Refusal::too_small);
      m_pool.worklist.drop (node);
      return;
    }
  m_pool.leave_tree (node);
  FnTree::Found found = m_pool.tree.insert (walked);
  if (!found.inserted)
    meet (m_pool.tree.take (found.entry->node), std::move (walked));
  else if (m_options.facts == FactsPolicy::keep)
    report_facts_differ (*found.entry);
}

void
Fold::report_facts_differ (const WalkedFunction &entry)
{
  const WalkedFunction *other = m_pool.tree.equal_but_for_facts (entry);
  if (!other)
    return;
  m_report.add_refusal (other->node, entry.node, Refusal::facts_differ,
                        entry.facts.first_difference (other->facts), entry.insns);
}

/* Tries to merge NEWCOMER and the equal ENTRY, which was in FnTree.  Merged or not, the better one, or the
   shared body that they get, stands for the class from now on.  */
void
Fold::meet (WalkedFunction entry, WalkedFunction newcomer)
{
  Merger::Members members;
  if (prefer_p (newcomer.node, entry.node))
    {
      members = m_pool.waiting.take (entry.node);
      std::swap (entry, newcomer);
    }
  if (standing (entry.node) == Standing::inexact)
    {
      for (cgraph_node *member : members)
        m_pool.waiting.add (entry.node, entry.insns, member);
      share (entry, newcomer.node);
    }
  else if (members.empty ())
    m_merger.merge_pair (entry, newcomer);
  else
    {
      members.push_back (newcomer.node);
      keep_all (entry, members);
    }
  settle (std::move (entry));
}

/* Puts ENTRY into FnTree, where it stands for its class.  An entry that called a function that is gone is
   deferred already, and is looked up anew instead.  So is ENTRY if its like is there already.  */
void
Fold::settle (WalkedFunction entry)
{
  if (!m_pool.worklist.deferred_p (entry.node) && !m_pool.tree.insert (entry).inserted)
    m_pool.defer (entry.node);
}

/* Merges each of MEMBERS into KEPT.  Members that an earlier merge has changed wait.  */
void
Fold::keep_all (WalkedFunction &kept, const Merger::Members &members)
{
  for (cgraph_node *member : members)
    if (m_pool.worklist.deferred_p (kept.node))
      m_pool.defer (member);
    else if (!m_pool.worklist.deferred_p (member))
      m_merger.merge_pair (kept, m_comparator.walk (member));
}

/* Gives SOURCE, NEWCOMER and the functions that wait with SOURCE a shared body if it pays; SOURCE is its walk
   afterwards.  Otherwise they wait for more.  All are equal, and SOURCE is not exact.  */
void
Fold::share (WalkedFunction &source, cgraph_node *newcomer)
{
  m_pool.waiting.add (source.node, source.insns, newcomer);
  Refusal refusal = m_pool.waiting.sharing_refusal (source.node);
  if (refusal == Refusal::none && !m_merger.left ())
    refusal = Refusal::limit_reached;
  if (refusal == Refusal::none)
    m_merger.move_into_shared (source, m_pool.waiting.take (source.node));
  else
    m_report.add_refusal (source.node, newcomer, refusal, FactKind::none, source.insns);
}

bool
Fold::fold_cycles ()
{
  unsigned before = m_merger.merges ();
  bool changed = mergefn::fold_cycles (m_options, m_comparator, m_pool, m_merger, m_report);
  m_statistics.cycles += m_merger.merges () - before;
  return changed;
}

/* Functions too small for a thunk may yet all go with their COMDAT groups: for example, the variants of a
   destructor.  */
bool
Fold::share_groups ()
{
  bool changed = false;
  for (cgraph_node *entry : m_pool.waiting.entries_that_pay (m_merger.remaining ()))
    {
      if (!m_pool.waiting.waits_with_p (entry) || !m_merger.left ())
        continue;
      WalkedFunction source = m_pool.tree.take (entry);
      m_merger.move_into_shared (source, m_pool.waiting.take (entry));
      settle (std::move (source));
      changed = true;
    }
  return changed;
}

} // namespace mergefn
