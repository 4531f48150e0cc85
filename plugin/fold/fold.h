/* The fold: finds equal functions of a unit, and has them merged.

   Two functions are equal if one walk over each gives the same sequence of numbers, the key
   (comparator/order/function.h).  A key names callees, so it changes when a callee is merged:

       int leaf1 (int x) { return x * 3; }      int top1 (int x) { return leaf1 (x) + 1; }
       int leaf2 (int x) { return x * 3; }      int top2 (int x) { return leaf2 (x) + 1; }

   At first top1 and top2 differ, since they call different functions.  Two sets hold the functions, and Deferred
   hands out callees before their callers (worklist.h):

       Deferred: top1 top2 leaf1 leaf2     FnTree: (empty)
       leaf1 has no equal and goes into FnTree.  leaf2 meets leaf1:

       Deferred: top1 top2                 FnTree: leaf1            leaf2 -> leaf1
       The call in top2 now names leaf1.  So top1 goes into FnTree, and top2 meets top1:

       Deferred: (empty)                   FnTree: leaf1 top1       top2 -> top1

   So chains of callers fold from their leaves up, and a function is mostly walked once.  A merge may still change
   the key of a function in FnTree.  Such a function leaves FnTree before the merge, and is deferred again.

   Only functions whose prefilter hash another one has are deferred at all: the hash has the block structure,
   opcodes and constants, but no callee.

   Cycles of calls have no leaf:

       even1 --> odd1          even2 --> odd2
         ^---------'             ^---------'

   Here even1 equals even2 only if odd1 equals odd2, and the reverse.  When Deferred is empty, the functions of
   such cycles are assumed equal, and classes are split until no member contradicts the rest (cycles.h).  All
   classes that are left merge, or none does.

   Some classes have no member that may stand for the others, since the linker may replace each (COMDAT).  They
   wait in the pool until a copy of the code, the shared body, would be smaller than what can go (waiting.h).

   n functions take n log n comparisons of keys, and few of these look beyond a hash of the key.  The fold
   changes no function itself, and does not know where in the pass pipeline it runs.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_PLUGIN_FOLD_FOLD_H
#define MERGEFN_PLUGIN_FOLD_FOLD_H

#include "plugin/fold/merger.h"

namespace mergefn
{

struct FoldStatistics
{
  unsigned functions = 0;   /* With a body.  */
  unsigned candidates = 0;  /* Eligible functions.  */
  unsigned hash_shared = 0; /* Candidates with a prefilter hash that another has.  */
  unsigned walks = 0;       /* Full walks made.  */
  unsigned rounds = 0;      /* Times that Deferred was emptied.  */
  unsigned cycles = 0;      /* Merges of functions in cycles of calls.  */
};

class Fold
{
public:
  /* Both must outlive the fold.  */
  Fold (const Options &options, Report &report);

  /* Folds what is equal among FUNCTIONS, whose bodies are in memory.  */
  void run (const std::vector<cgraph_node *> &functions);

  FoldStatistics statistics () const;

  /* The merges that were made, and the shared bodies that exist.  */
  const Merger &merger () const { return m_merger; }

private:
  std::vector<cgraph_node *> candidates (const std::vector<cgraph_node *> &functions);
  void verify (const std::vector<cgraph_node *> &candidates) const;
  void empty_deferred ();
  void look_up (cgraph_node *node);
  void report_facts_differ (const WalkedFunction &entry);
  void meet (WalkedFunction entry, WalkedFunction newcomer);
  void settle (WalkedFunction entry);
  void keep_all (WalkedFunction &kept, const Merger::Members &members);
  void share (WalkedFunction &source, cgraph_node *newcomer);
  bool fold_cycles ();
  bool share_groups ();

  const Options &m_options;
  Report &m_report;
  FoldStatistics m_statistics;
  FunctionComparator m_comparator;
  Pool m_pool;
  Merger m_merger;
};

} // namespace mergefn

#endif
