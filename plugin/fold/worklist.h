/* Deferred: the functions still to be looked up, in rounds.

   A function is live as long as it may still be folded; only a live one is looked up.  Holds pointers of
   GCC's, owns none, and never looks into a function.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_PLUGIN_FOLD_WORKLIST_H
#define MERGEFN_PLUGIN_FOLD_WORKLIST_H

#include "comparator/gcc.h"

namespace mergefn
{

class Worklist
{
public:
  using Functions = std::unordered_set<const cgraph_node *>;

  /* NODE may be folded from now on.  */
  void add_live (const cgraph_node *node) { m_live.insert (node); }

  /* NODE may not be folded any more.  */
  void drop (const cgraph_node *node) { m_live.erase (node); }

  bool live_p (const cgraph_node *node) const { return m_live.count (node) != 0; }
  const Functions &live () const { return m_live; }

  /* NODE, if it is live, is to be looked up in the next round.  */
  void defer (cgraph_node *node);

  /* True if NODE will be looked up in the next round.  */
  bool deferred_p (const cgraph_node *node) const { return m_queued.count (node) != 0; }

  /* Returns the functions to be looked up now, the better ones to keep first; none if all were.  Functions
     deferred after this call belong to the round after.  */
  std::vector<cgraph_node *> next_round ();

private:
  Functions m_live;
  std::vector<cgraph_node *> m_queue;
  Functions m_queued; /* The functions in m_queue.  */
};

} // namespace mergefn

#endif
