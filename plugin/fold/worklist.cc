/* Deferred.  Changes no function.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "plugin/fold/worklist.h"
#include "plugin/symbols/symbols.h"

namespace mergefn
{

void
Worklist::defer (cgraph_node *node)
{
  if (live_p (node) && m_queued.insert (node).second)
    m_queue.push_back (node);
}

std::vector<cgraph_node *>
Worklist::next_round ()
{
  std::vector<cgraph_node *> round = std::exchange (m_queue, {});
  /* Not clear(), whose cost depends on the most elements that it ever held.  */
  m_queued = Functions ();
  /* A function that was removed since is not live; look at it no further.  */
  round.erase (std::remove_if (round.begin (), round.end (),
                               [this] (const cgraph_node *node) { return !live_p (node); }),
               round.end ());
  sort_by_preference (round);
  return round;
}

} // namespace mergefn
