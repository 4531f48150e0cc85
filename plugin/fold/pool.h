/* The pool: the place of each function that may still be folded.

   A function is deferred (worklist.h), alone of its kind in FnTree (fn_tree.h), or waits with such an entry for
   a shared body (waiting.h).  A merge changes keys and uses, so functions move between the three.  Never merges
   anything.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_PLUGIN_FOLD_POOL_H
#define MERGEFN_PLUGIN_FOLD_POOL_H

#include "plugin/fold/fn_tree.h"
#include "plugin/fold/waiting.h"
#include "plugin/fold/worklist.h"

namespace mergefn
{

struct Pool
{
  /* FnTree is ordered as under POLICY.  */
  explicit Pool (FactsPolicy policy) : tree (policy) {}

  /* Has NODE looked up anew; it waits no more.  */
  void defer (cgraph_node *node);

  /* Takes NODE out of FnTree.  Functions that wait with NODE are looked up anew.  */
  void leave_tree (const cgraph_node *node);

  /* Takes NODE, which may not be folded any more, out of the pool.  */
  void forget (const cgraph_node *node);

  /* Notes that the functions used by FUNCTION are about to lose this use, or have got it.  */
  void note_uses_of (cgraph_node *function);

  FnTree tree;
  Worklist worklist;
  Waiting waiting;
};

} // namespace mergefn

#endif
