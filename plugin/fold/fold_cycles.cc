/* Folding cycles.

   A merged function calls the kept functions of its cycle.  So before the first merge, each kept function must
   know no more than its class's members did, and must certainly be this unit's.  This holds whatever a later
   merge comes to.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "plugin/fold/fold_cycles.h"
#include "plugin/bodies/shared_body.h"
#include "plugin/fold/verify.h"

namespace mergefn
{

namespace
{

/* A class of a cycle whose kept function is weakened already and serves all members.  */
struct ReadyClass
{
  WalkedFunction kept;
  CycleClass others;
  std::vector<Weakened> weakened; /* For each of OTHERS.  */
  cgraph_node *body = nullptr;    /* The shared body, if it needs one.  */
};

class CycleFold
{
public:
  CycleFold (const Options &options, FunctionComparator &comparator, Pool &pool, Merger &merger,
             Report &report)
      : m_options (options), m_comparator (comparator), m_pool (pool), m_merger (merger),
        m_report (report)
  {
  }

  bool run ();

private:
  bool stays_apart_p (cgraph_node *kept, cgraph_node *dropped) const;
  std::vector<CycleClass> refused (const CycleClass &members, int insns) const;
  ReadyClass weaken (const CycleClass &members);
  bool make_bodies (std::vector<ReadyClass> &classes);
  void give_up (const std::vector<ReadyClass> &classes, const ReadyClass &failed);
  void merge (ReadyClass &ready);
  void verify (const std::vector<ReadyClass> &merged, std::unordered_set<int> members) const;

  const Options &m_options;
  FunctionComparator &m_comparator;
  Pool &m_pool;
  Merger &m_merger;
  Report &m_report;
};

/* Splits MEMBERS into parts in which no function calls another.  Returns all but the part of the first.  If they merged, a
   function would call itself that did not.  GCC would make a loop of it, with what it knew of a single round.  */
static std::vector<CycleClass>
members_in_each_others_way (const CycleClass &members)
{
  if (!opt_for_fn (members[0]->decl, flag_optimize_sibling_calls))
    return {};
  std::unordered_map<const symtab_node *, std::vector<const symtab_node *>> neighbours;
  for (const cgraph_node *member : members)
    neighbours[member];
  for (const cgraph_node *member : members)
    for (const cgraph_edge *edge = member->callees; edge; edge = edge->next_callee)
      if (auto callee = neighbours.find (edge->callee->ultimate_alias_target ());
          callee != neighbours.end () && callee->first != member)
        {
          neighbours[member].push_back (callee->first);
          callee->second.push_back (member);
        }
  std::unordered_map<const symtab_node *, size_t> part_of;
  std::vector<CycleClass> parts;
  for (cgraph_node *member : members)
    {
      std::set<size_t> taken;
      for (const symtab_node *neighbour : neighbours[member])
        if (auto found = part_of.find (neighbour); found != part_of.end ())
          taken.insert (found->second);
      size_t part = 0;
      while (taken.count (part))
        part++;
      part_of[member] = part;
      parts.resize (std::max (parts.size (), part + 1));
      parts[part].push_back (member);
    }
  parts.erase (parts.begin ());
  return parts;
}

/* True if DROPPED cannot go to KEPT, or to a copy of KEPT, together with the other classes of a cycle.  Kept functions
   of the cycle may call DROPPED.  Such a call that stays would run a function that was not weakened.  */
bool
CycleFold::stays_apart_p (cgraph_node *kept, cgraph_node *dropped) const
{
  return measured_hot_p (kept) || measured_hot_p (dropped)
         || !m_merger.gathered ().callers.calls_always_movable_p (kept, dropped);
}

/* Returns those of equal MEMBERS, INSNS large, that the first cannot take in, or share a body with, in parts.  */
std::vector<CycleClass>
CycleFold::refused (const CycleClass &members, int insns) const
{
  if (std::vector<CycleClass> parts = members_in_each_others_way (members); !parts.empty ())
    return parts;
  cgraph_node *kept = members[0];
  /* The members go to a copy, the first one too.  */
  const bool shared = standing (kept) == Standing::inexact;
  const bool none_fits
      = shared && (sharing_refusal (members, insns) != Refusal::none || stays_apart_p (kept, kept));
  auto refused_p = [&] (cgraph_node *dropped) {
    return stays_apart_p (kept, dropped)
           || (!shared
               && decide (kept, dropped, insns, m_options, m_merger.gathered ()).action
                      == Action::refused);
  };
  std::vector<CycleClass> refused;
  for (cgraph_node *member : members)
    if (none_fits || (member != kept && refused_p (member)))
      refused.push_back ({ member });
  return refused;
}

/* Weakens the function to keep of MEMBERS to what is known of all.  Profiles were checked before.  */
ReadyClass
CycleFold::weaken (const CycleClass &members)
{
  ReadyClass ready;
  ready.kept = m_comparator.walk (members[0]);
  ready.others = { members.begin () + 1, members.end () };
  for (cgraph_node *node : ready.others)
    {
      WalkedFunction member = m_comparator.walk (node);
      ready.weakened.emplace_back ();
      if (!ready.kept.facts.compare (member.facts))
        continue;
      ready.weakened.back () = m_merger.weaken (ready.kept, member);
    }
  return ready;
}

/* Makes the shared bodies that CLASSES need.  If one cannot be made, returns false with none left, and its
   class stays as it is for good.  */
bool
CycleFold::make_bodies (std::vector<ReadyClass> &classes)
{
  for (ReadyClass &each : classes)
    {
      if (standing (each.kept.node) != Standing::inexact)
        continue;
      each.body = make_shared_body (each.kept.node);
      if (!each.body)
        {
          give_up (classes, each);
          return false;
        }
      m_pool.note_uses_of (each.body);
      m_merger.gathered ().note_copy (each.kept.node, each.body);
    }
  return true;
}

/* Removes the shared bodies of CLASSES, since FAILED, one of them, can have none.  */
void
CycleFold::give_up (const std::vector<ReadyClass> &classes, const ReadyClass &failed)
{
  for (const ReadyClass &made : classes)
    if (made.body)
      {
        m_pool.note_uses_of (made.body);
        made.body->remove ();
      }
  m_report.add_refusal (failed.kept.node, failed.others[0], Refusal::inexact, FactKind::none,
                        failed.kept.insns);
  m_pool.forget (failed.kept.node);
  for (cgraph_node *node : failed.others)
    m_pool.forget (node);
}

/* Merges the functions of READY.  Other merges may have left nothing to do for one of them.  Such a function
   stays as it is, and no kept function calls it.  Whatever it calls was weakened for it.  */
void
CycleFold::merge (ReadyClass &ready)
{
  Weakened weakened;
  for (const Weakened &each : ready.weakened)
    add (weakened, each);
  m_merger.note_promises (ready.kept.node, weakened);
  if (ready.body)
    {
      m_merger.move_members (ready.body, ready.kept, std::move (ready.others), weakened);
      return;
    }
  for (size_t i = 0; i < ready.others.size (); i++)
    m_merger.merge_weakened (ready.kept.node, ready.others[i], ready.kept.insns, ready.weakened[i],
                             Profile::added);
}

/* Checks the classes that are MERGED.  MEMBERS are the numbers that all members had before, the kept ones too.  */
void
CycleFold::verify (const std::vector<ReadyClass> &merged, std::unordered_set<int> members) const
{
  std::vector<cgraph_node *> kept;
  for (const ReadyClass &each : merged)
    {
      kept.push_back (each.kept.node);
      members.erase (each.kept.node->get_uid ());
    }
  verify_cycles (kept, members);
}

bool
CycleFold::run ()
{
  std::vector<CycleClass> classes = equal_classes_in_cycles (
      functions_in_order (m_pool.worklist.live ()), m_comparator, m_options.facts,
      [this] (const CycleClass &members, int insns) { return refused (members, insns); });
  std::unordered_set<int> members;
  for (const CycleClass &each : classes)
    for (cgraph_node *node : each)
      members.insert (node->get_uid ());
  if (members.size () > m_merger.left ())
    return false;
  unsigned before = m_merger.merges ();
  std::vector<ReadyClass> ready;
  for (const CycleClass &each : classes)
    ready.push_back (weaken (each));
  bool made = make_bodies (ready);
  for (ReadyClass &each : ready)
    {
      if (made)
        merge (each);
      m_pool.leave_tree (each.kept.node);
      m_pool.defer (each.kept.node);
    }
  if (made)
    for (const ReadyClass &each : ready)
      if (each.body)
        summarize_accesses (each.body);
  if (made && m_options.verify)
    verify (ready, std::move (members));
  return !made || m_merger.merges () != before;
}

} // namespace

bool
fold_cycles (const Options &options, FunctionComparator &comparator, Pool &pool, Merger &merger,
             Report &report)
{
  return CycleFold (options, comparator, pool, merger, report).run ();
}

} // namespace mergefn
