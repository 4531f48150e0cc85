/* Moving functions between Deferred, FnTree and the classes that wait.  Changes no function.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "plugin/fold/pool.h"

namespace mergefn
{

void
Pool::defer (cgraph_node *node)
{
  waiting.remove (node);
  worklist.defer (node);
}

void
Pool::leave_tree (const cgraph_node *node)
{
  tree.erase (node);
  for (cgraph_node *member : waiting.take (node))
    defer (member);
}

void
Pool::forget (const cgraph_node *node)
{
  leave_tree (node);
  waiting.remove (node);
  worklist.drop (node);
}

void
Pool::note_uses_of (cgraph_node *function)
{
  for (const cgraph_node *used : used_by (function))
    waiting.uses_changed (used);
}

} // namespace mergefn
