/* The merger: decides and carries out merges of equal functions, pair by pair or into a shared body.  It tells
   the report and the pool.

   It finds no equal functions itself, and changes code only through reconcile.h, shared_body.h and merge.h.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_PLUGIN_FOLD_MERGER_H
#define MERGEFN_PLUGIN_FOLD_MERGER_H

#include "plugin/merge/merge.h"
#include "plugin/fold/pool.h"
#include "plugin/weaken/reconcile.h"
#include "plugin/report/report.h"

namespace mergefn
{

class Merger
{
public:
  using Members = std::vector<cgraph_node *>;

  /* All must outlive the merger.  */
  Merger (const Options &options, FunctionComparator &comparator, Pool &pool, Report &report);
  ~Merger ();
  Merger (const Merger &) = delete;
  Merger &operator= (const Merger &) = delete;

  /* Merges DROPPED into KEPT, or reports why not.  KEPT is its walk afterwards.  */
  void merge_pair (WalkedFunction &kept, const WalkedFunction &dropped);

  /* Merges DROPPED into KEPT, which was WEAKENED to serve it, or reports why not.  */
  void merge_weakened (cgraph_node *kept, cgraph_node *dropped, int insns, const Weakened &weakened,
                       Profile profile);

  /* Weakens the function of KEPT to serve DROPPED.  KEPT is its walk afterwards.  What the function promised
     before is noted.  */
  Weakened weaken (WalkedFunction &kept, const WalkedFunction &dropped);

  /* To be called when KEPT was WEAKENED: callers' keys have what their calls promise.  */
  void note_promises (cgraph_node *kept, const Weakened &weakened);

  /* Moves SOURCE and MEMBERS, equal to it, into a shared body, as far as each may be.  SOURCE is the walk of
     the shared body afterwards, or of its own function if there is none.  */
  void move_into_shared (WalkedFunction &source, Members members);

  /* Drops SOURCE and MEMBERS for BODY, as far as each may be dropped.  BODY is a copy of SOURCE, which was
     WEAKENED to serve MEMBERS.  SOURCE is the walk of BODY afterwards.  */
  void move_members (cgraph_node *body, WalkedFunction &source, Members members,
                     const Weakened &weakened);

  /* Removes dropped functions that were left because they share a COMDAT group with others, if all of the group
     can go.  */
  void remove_idle_groups ();

  /* Makes kept functions forget what they must even where no fact differs.  To be called when all is folded and has
     its name.  */
  void finish_kept () const;

  /* What decide () is to be given.  */
  Gathered &gathered () { return m_gathered; }

  /* Merges made, and those that may still be made.  */
  unsigned merges () const { return m_merges; }
  unsigned left () const { return m_options.limit - m_merges; }

  /* The shared bodies, and the dropped functions, that still exist.  */
  const Worklist::Functions &shared_bodies () const { return m_shared; }
  const Worklist::Functions &remaining () const { return m_remaining; }

private:
  Decision decide_within_limit (cgraph_node *kept, cgraph_node *dropped, int insns,
                                Calls calls = Calls::move);
  Decision decide_pair (const WalkedFunction &kept, const WalkedFunction &dropped,
                        Calls calls = Calls::move);
  void defer_again (const std::vector<cgraph_node *> &users);
  bool keep_results_apart (cgraph_node *kept, cgraph_node *dropped, const Decision &decision);
  bool carry_out (cgraph_node *kept, cgraph_node *dropped, const Decision &decision, int insns,
                  const Weakened &weakened, Profile profile);
  Weakened weaken_source (WalkedFunction &source, Members &members);

  static void node_removed (cgraph_node *node, void *merger);

  const Options &m_options;
  FunctionComparator &m_comparator;
  Pool &m_pool;
  Report &m_report;
  Gathered m_gathered;
  Worklist::Functions m_shared, m_remaining;
  Worklist::Functions
      m_promise_no_more; /* Kept functions whose calls promise no more than they do.  */
  unsigned m_merges = 0;
  cgraph_node_hook_list *m_removal_hook;
};

} // namespace mergefn

#endif
