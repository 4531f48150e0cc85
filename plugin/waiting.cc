/* Bookkeeping of waiting functions.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "waiting.h"

namespace mergefn
{

void
Waiting::add (const cgraph_node *entry, Members members)
{
  for (const cgraph_node *member : members)
    m_entry_of[member] = entry;
  m_members[entry] = std::move (members);
}

Waiting::Members
Waiting::take (const cgraph_node *entry)
{
  auto found = m_members.find (entry);
  if (found == m_members.end ())
    return {};
  Members members = std::move (found->second);
  m_members.erase (found);
  for (const cgraph_node *member : members)
    m_entry_of.erase (member);
  return members;
}

void
Waiting::remove (const cgraph_node *node)
{
  auto found = m_entry_of.find (node);
  if (found == m_entry_of.end ())
    return;
  auto entry = m_members.find (found->second);
  Members &members = entry->second;
  members.erase (std::find (members.begin (), members.end (), node));
  if (members.empty ())
    m_members.erase (entry);
  m_entry_of.erase (found);
}

std::vector<const cgraph_node *>
Waiting::entries () const
{
  std::vector<const cgraph_node *> result;
  result.reserve (m_members.size ());
  for (const auto &[entry, members] : m_members)
    result.push_back (entry);
  return result;
}

} // namespace mergefn
