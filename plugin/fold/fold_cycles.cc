/* Folding cycles.

   A merged function calls the kept functions of its cycle.  So before the first merge, each kept function must
   know no more than its class's members did, and must certainly be this unit's.  This holds whatever a later
   merge comes to.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "plugin/fold/fold_cycles.h"
#include "plugin/bodies/shared_body.h"

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
  CycleClass refused (const CycleClass &members, int insns) const;
  ReadyClass weaken (const CycleClass &members);
  bool make_bodies (std::vector<ReadyClass> &classes);
  void give_up (const std::vector<ReadyClass> &classes, const ReadyClass &failed);
  void merge (ReadyClass &ready);

  const Options &m_options;
  FunctionComparator &m_comparator;
  Pool &m_pool;
  Merger &m_merger;
  Report &m_report;
};

/* Returns those of equal MEMBERS, INSNS large, that the first cannot take in, or share a body with.  */
CycleClass
CycleFold::refused (const CycleClass &members, int insns) const
{
  cgraph_node *kept = members[0];
  if (standing (kept) == Standing::inexact)
    {
      bool fits = sharing_refusal (members, insns) == Refusal::none
                  && std::none_of (members.begin (), members.end (), measured_hot_p);
      return fits ? CycleClass () : members;
    }
  CycleClass refused;
  std::copy_if (members.begin () + 1, members.end (), std::back_inserter (refused),
                [&] (cgraph_node *dropped) {
                  return decide (kept, dropped, insns, m_options, m_merger.gathered ()).action
                             == Action::refused
                         || measured_hot_p (kept) || measured_hot_p (dropped);
                });
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
      ready.kept = m_comparator.walk (ready.kept.node);
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
   stays as it is, which is right, since whatever it calls was weakened for it.  */
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

bool
CycleFold::run ()
{
  std::vector<CycleClass> classes = equal_classes_in_cycles (
      functions_in_order (m_pool.worklist.live ()), m_comparator, m_options.facts,
      [this] (const CycleClass &members, int insns) { return refused (members, insns); });
  size_t members = 0;
  for (const CycleClass &each : classes)
    members += each.size ();
  if (members > m_merger.left ())
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
