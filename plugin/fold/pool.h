/* The pool: where each function is that may still be folded.

   It is deferred (worklist.h), in FnTree as the only one of its kind (fn_tree.h), or waits with such a one
   for a shared body (waiting.h).  A merge changes keys and uses, so functions move between the three.  Never
   merges anything.

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

  /* NODE is to be looked up anew, and waits no more.  */
  void defer (cgraph_node *node);

  /* Takes NODE out of FnTree.  Those that wait with it are looked up anew.  */
  void leave_tree (const cgraph_node *node);

  /* NODE may not be folded any more.  */
  void forget (const cgraph_node *node);

  /* What FUNCTION uses is about to lose that use, or has got it.  */
  void note_uses_of (cgraph_node *function);

  FnTree tree;
  Worklist worklist;
  Waiting waiting;
};

} // namespace mergefn

#endif
