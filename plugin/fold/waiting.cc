/* Classes that wait, and what their functions would save.  Changes no function.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "plugin/fold/waiting.h"
#include "plugin/bodies/shared_body.h"

namespace mergefn
{

void
Waiting::add (cgraph_node *entry, int insns, cgraph_node *member)
{
  auto [found, is_new] = m_classes.try_emplace (entry);
  Class &waiting = found->second;
  if (is_new)
    {
      waiting.insns = insns;
      m_places[entry] = { entry, 0, {} };
      waiting.unknown.push_back (entry);
    }
  unsigned arrival = ++m_arrivals;
  waiting.members[arrival] = member;
  m_places[member] = { entry, arrival, {} };
  waiting.unknown.push_back (member);
}

Waiting::Members
Waiting::take (const cgraph_node *entry)
{
  Members members;
  auto found = m_classes.find (entry);
  if (found == m_classes.end ())
    return members;
  for (auto [arrival, member] : found->second.members)
    {
      members.push_back (member);
      m_places.erase (member);
    }
  m_places.erase (entry);
  m_classes.erase (found);
  return members;
}

void
Waiting::remove (const cgraph_node *node)
{
  auto found = m_places.find (node);
  if (found == m_places.end () || found->second.arrival == 0)
    return;
  auto waiting = m_classes.find (found->second.entry);
  forget_saving (waiting->second, found->second);
  waiting->second.members.erase (found->second.arrival);
  m_places.erase (found);
  if (!waiting->second.members.empty ())
    return;
  m_places.erase (waiting->first);
  m_classes.erase (waiting);
}

void
Waiting::forget_saving (Class &waiting, Place &place)
{
  if (place.saving.known)
    waiting.gain -= saved_alone (place.saving, waiting.insns);
  place.saving.known = false;
}

void
Waiting::uses_changed (const cgraph_node *node)
{
  auto found = m_places.find (node);
  if (found == m_places.end () || !found->second.saving.known)
    return;
  Class &waiting = m_classes.at (found->second.entry);
  forget_saving (waiting, found->second);
  waiting.unknown.push_back (node);
}

/* Returns what dropping a function saves if none goes with it.  */
int
Waiting::saved_alone (const Saving &saving, int insns)
{
  return saving.removal.alone_p (saving.movable) ? insns : saving.as_thunk;
}

/* Computes the unknown savings of ENTRY and of the functions that wait with it.  */
void
Waiting::settle (cgraph_node *entry, Class &waiting)
{
  for (const cgraph_node *each : std::exchange (waiting.unknown, {}))
    {
      cgraph_node *node = const_cast<cgraph_node *> (each);
      auto found = m_places.find (node);
      if (found == m_places.end () || found->second.entry != entry || found->second.saving.known)
        continue;
      Saving &saving = found->second.saving;
      saving = { true, removal (node), movable_into_copy (entry, node),
                 saved_by_thunk (node, waiting.insns) };
      waiting.gain += saved_alone (saving, waiting.insns);
    }
}

Refusal
Waiting::sharing_refusal (cgraph_node *entry)
{
  if (!shareable_p (entry))
    return Refusal::inexact;
  Class &waiting = m_classes.at (entry);
  settle (entry, waiting);
  Refusal refusal = waiting.gain > waiting.insns ? Refusal::none : Refusal::shared_body_too_large;
  if (flag_checking)
    check (entry, refusal);
  return refusal;
}

/* Checks that adding up anew comes to REFUSAL.  */
void
Waiting::check (cgraph_node *entry, Refusal refusal) const
{
  const Class &waiting = m_classes.at (entry);
  Members all{ entry };
  for (auto [arrival, member] : waiting.members)
    all.push_back (member);
  gcc_assert (refusal == mergefn::sharing_refusal (all, waiting.insns));
}

Waiting::Functions
Waiting::all_that_wait (const std::vector<cgraph_node *> &entries) const
{
  Functions all (entries.begin (), entries.end ());
  for (const cgraph_node *entry : entries)
    for (auto [arrival, member] : m_classes.at (entry).members)
      all.insert (member);
  return all;
}

/* Returns what a shared body for ENTRY's class saves if the functions that are GOING go with it.  REMAINING
   keeps what was found of functions that do not wait.  */
int
Waiting::gain_with_groups (cgraph_node *entry, const Functions &going,
                           std::unordered_map<const cgraph_node *, Removal> &remaining) const
{
  auto all_going_p = [&] (const std::vector<cgraph_node *> &mates) {
    return std::all_of (mates.begin (), mates.end (),
                        [&] (cgraph_node *mate) { return going.count (mate) != 0; });
  };
  auto goes_p = [&] (cgraph_node *mate) {
    if (!going.count (mate))
      return false;
    auto place = m_places.find (mate);
    if (place == m_places.end () && !remaining.count (mate))
      remaining[mate] = removal (mate);
    const Removal &found
        = place == m_places.end () ? remaining[mate] : place->second.saving.removal;
    return found.possible && all_going_p (found.mates);
  };
  auto saved = [&] (cgraph_node *node, int insns) {
    const Saving &saving = m_places.at (node).saving;
    const Removal &found = saving.removal;
    bool goes = found.idle_p (saving.movable)
                && std::all_of (found.mates.begin (), found.mates.end (), goes_p);
    return goes ? insns : saving.as_thunk;
  };
  const Class &waiting = m_classes.at (entry);
  int gain = saved (entry, waiting.insns) - waiting.insns;
  for (auto [arrival, member] : waiting.members)
    gain += saved (member, waiting.insns);
  return gain;
}

/* All are expected to go.  Then classes that do not pay are taken away, until the others bear each other out.  */
std::vector<cgraph_node *>
Waiting::entries_that_pay (const Functions &remain)
{
  Functions shareable;
  for (auto &[each, waiting] : m_classes)
    {
      cgraph_node *entry = const_cast<cgraph_node *> (each);
      settle (entry, waiting);
      if (shareable_p (entry))
        shareable.insert (entry);
    }
  std::vector<cgraph_node *> entries = functions_in_order (shareable);
  Functions going = all_that_wait (entries);
  going.insert (remain.begin (), remain.end ());
  std::unordered_map<const cgraph_node *, Removal> remaining;
  auto pays = [&] (cgraph_node *entry) {
    if (gain_with_groups (entry, going, remaining) > 0)
      return true;
    going.erase (entry);
    for (auto [arrival, member] : m_classes.at (entry).members)
      going.erase (member);
    return false;
  };
  for (size_t before = 0; before != entries.size ();)
    {
      before = entries.size ();
      entries.erase (std::stable_partition (entries.begin (), entries.end (), pays),
                     entries.end ());
    }
  return entries;
}

} // namespace mergefn
