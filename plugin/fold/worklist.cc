/* Deferred.  Changes no function.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "plugin/fold/worklist.h"
#include "plugin/symbols/symbols.h"

namespace mergefn
{

void
Worklist::add_live (const cgraph_node *node)
{
  unsigned level = 0;
  for (const cgraph_edge *edge = node->callees; edge; edge = edge->next_callee)
    {
      auto callee = m_levels.find (edge->callee->ultimate_alias_target ());
      if (callee != m_levels.end ())
        level = std::max (level, callee->second + 1);
    }
  m_live.insert (node);
  m_levels[node] = level;
}

void
Worklist::defer (cgraph_node *node)
{
  if (live_p (node) && m_queued.insert (node).second)
    m_queues[m_levels.at (node)].push_back (node);
}

std::vector<cgraph_node *>
Worklist::next_round ()
{
  std::vector<cgraph_node *> round;
  while (round.empty () && !m_queues.empty ())
    {
      /* A function that was removed since is not live; look at it no further.  */
      for (cgraph_node *node : m_queues.begin ()->second)
        if (m_queued.erase (node); live_p (node))
          round.push_back (node);
      m_queues.erase (m_queues.begin ());
    }
  sort_by_preference (round);
  return round;
}

} // namespace mergefn
