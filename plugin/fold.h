/* The fold: every candidate of the unit is compared with those before it, and merged with an equal.

   Deferred holds functions to be looked up; FnTree those that were, each the only one of its kind
   so far.  A merge changes the keys of the functions that named the dropped one, so those leave
   FnTree before and go back to Deferred; so chains of callers fold from their leaves up.  Does not
   know where in the pass pipeline it runs.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_PLUGIN_FOLD_H
#define MERGEFN_PLUGIN_FOLD_H

#include "cycles.h"
#include "fn_tree.h"
#include "merge.h"
#include "reconcile.h"
#include "report.h"
#include "waiting.h"

namespace mergefn
{

struct FoldStatistics
{
  unsigned functions = 0;   /* With a body.  */
  unsigned candidates = 0;  /* Of those, eligible.  */
  unsigned hash_shared = 0; /* Of those, with a prefilter hash that another has.  */
  unsigned walks = 0;       /* Full walks made.  */
  unsigned rounds = 0;      /* Times that Deferred was emptied.  */
  unsigned cycles = 0;      /* Merges of functions in cycles of calls.  */
  unsigned shared = 0;      /* Shared bodies made.  */
};

class Fold
{
public:
  Fold (const Options &options, Report &report);
  ~Fold ();
  Fold (const Fold &) = delete;
  Fold &operator= (const Fold &) = delete;

  /* Folds what is equal among FUNCTIONS, whose bodies are in memory.  */
  void run (const std::vector<cgraph_node *> &functions);

  const FoldStatistics &statistics () const { return m_statistics; }

private:
  std::vector<cgraph_node *> candidates (const std::vector<cgraph_node *> &functions);
  void empty_deferred ();
  WalkedFunction walk (cgraph_node *node);
  void look_up (cgraph_node *node);
  void report_facts_differ (const WalkedFunction &entry);
  void meet (WalkedFunction entry, WalkedFunction newcomer);
  void settle (WalkedFunction entry);
  Decision decide_within_limit (cgraph_node *kept, cgraph_node *dropped, int insns) const;
  Decision decide_pair (const WalkedFunction &kept, const WalkedFunction &dropped) const;
  bool merge_pair (const WalkedFunction &kept, const WalkedFunction &dropped);
  void carry_out (cgraph_node *kept, cgraph_node *dropped, const Decision &decision, int insns,
                  const Weakened &weakened, Profile profile);
  void merge_weakened (cgraph_node *kept, cgraph_node *dropped, int insns, const Weakened &weakened,
                       Profile profile);
  void keep (WalkedFunction &kept, const WalkedFunction &member);
  void keep_all (WalkedFunction &kept, const std::vector<cgraph_node *> &members);
  void share (WalkedFunction &source, cgraph_node *newcomer);
  Weakened weaken_source (WalkedFunction &source, std::vector<cgraph_node *> &members);
  void move_members (cgraph_node *body, WalkedFunction &source, std::vector<cgraph_node *> members,
                     const Weakened &weakened);
  void move_into_shared (WalkedFunction &source, std::vector<cgraph_node *> members);
  void note_uses_of (cgraph_node *function);
  void defer (cgraph_node *node);
  void leave_tree (cgraph_node *node);
  void forget (cgraph_node *node);

  /* A class of a cycle whose function to keep serves all of its members already.  */
  struct ReadyClass
  {
    WalkedFunction kept;
    CycleClass others;
    std::vector<Weakened> weakened; /* For each of those.  */
    cgraph_node *body;              /* The shared body, if it needs one.  */
  };
  CycleClass refused_in_cycle (const CycleClass &members, int insns);
  ReadyClass weaken_class (const CycleClass &members);
  bool make_bodies (std::vector<ReadyClass> &classes);
  void merge_class (ReadyClass &ready);
  bool fold_cycles ();
  bool share_groups ();
  void remove_idle_groups ();
  void add_shareable (std::unordered_set<const cgraph_node *> &nodes) const;
  bool may_share (cgraph_node *node, int insns) const;
  void note_named (cgraph_node *body, int insns, const Weakened &weakened);
  void name_bodies ();

  static void node_removed (cgraph_node *node, void *fold);

  const Options &m_options;
  Report &m_report;
  FoldStatistics m_statistics;
  FunctionComparator m_comparator;
  FnTree m_tree;
  std::vector<cgraph_node *> m_deferred;
  std::unordered_set<const cgraph_node *> m_live;     /* May still be folded.  */
  std::unordered_set<const cgraph_node *> m_awaiting; /* On Deferred.  */
  Waiting m_waiting;
  std::unordered_set<const cgraph_node *> m_shared;  /* Shared bodies that are there.  */
  std::unordered_set<const cgraph_node *> m_remains; /* Dropped functions that are there yet.  */
  unsigned m_merges = 0;
  cgraph_node_hook_list *m_removal_hook;
};

/* Checks the laws of the order and the hash contract on at most COUNT of FUNCTIONS: a fatal error
   that says which is broken, if one is.  */
void verify_order (const std::vector<cgraph_node *> &functions, unsigned count);

/* Computes each canonical form of each of FUNCTIONS a second time, with GCC's own functions: a fatal
   error at the statement whose form differs, if one does.  */
void verify_forms (const std::vector<cgraph_node *> &functions);

} // namespace mergefn

#endif
