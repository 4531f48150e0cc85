/* Deferred: the functions still to be looked up, in rounds.

   A function is live as long as it may still be folded; only a live one is looked up.  A round has the deferred
   functions of one level, the lowest.  A merge changes the keys of callers, so looking up callees first saves walks
   of callers that would soon be outdated.  Levels change no key, so they need not be right: in a cycle of calls, a
   callee may be looked up after its caller.

   Holds pointers of GCC's, owns none, and never looks into a function.

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

  /* NODE may be folded from now on.  Its level is above those of its callees that were live before.  */
  void add_live (const cgraph_node *node);

  /* NODE may not be folded any more.  */
  void drop (const cgraph_node *node) { m_live.erase (node); }

  bool live_p (const cgraph_node *node) const { return m_live.count (node) != 0; }
  const Functions &live () const { return m_live; }

  /* NODE, if it is live, is to be looked up.  */
  void defer (cgraph_node *node);

  /* True if NODE is to be looked up in a later round.  */
  bool deferred_p (const cgraph_node *node) const { return m_queued.count (node) != 0; }

  /* Returns the functions to be looked up now, the better ones to keep first; none if all were.  Functions
     deferred after this call belong to a later round.  */
  std::vector<cgraph_node *> next_round ();

private:
  Functions m_live;
  std::unordered_map<const cgraph_node *, unsigned>
      m_levels; /* Of each function that was ever live.  */
  std::map<unsigned, std::vector<cgraph_node *>> m_queues; /* By level.  */
  Functions m_queued;                                      /* The functions in m_queues.  */
};

} // namespace mergefn

#endif
