/* What was folded, and what was not and why: collected while folding, then written as text or JSON,
   and as it happens to GCC's dumps and -fopt-info.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_PLUGIN_REPORT_REPORT_H
#define MERGEFN_PLUGIN_REPORT_REPORT_H

#include "comparator/facts/facts.h"
#include "plugin/merge/decide.h"
#include "plugin/weaken/reconcile.h"

namespace mergefn
{

/* A function as the report names it: by assembler name, and as its language writes it; both printable
   (printable.h).  */
struct ReportedName
{
  explicit ReportedName (cgraph_node *node);
  std::string assembler, printable;
};

struct ReportedMerge
{
  ReportedName kept, dropped;
  int kept_order; /* In the unit.  */
  bool shared;    /* The kept one is a shared body.  */
  Action action;
  int insns;         /* Estimated size of the dropped body.  */
  Weakened weakened; /* What the kept one knew alone.  */
};

struct ReportedRefusal
{
  ReportedName kept, dropped;
  Refusal reason;
  FactKind fact; /* Which kind of fact differs first, where that is the reason.  */
  int insns;
};

class Report
{
public:
  /* Before the merge, while both functions are there.  */
  void add_merge (cgraph_node *kept, cgraph_node *dropped, Action action, int insns,
                  const Weakened &weakened);
  /* NODE is about to get a name that units share, for which it forgot WEAKENED.  */
  void add_published (cgraph_node *node, int insns, const Weakened &weakened);
  /* A shared body forgot WEAKENED for its name.  */
  void add_weakened (const Weakened &weakened);
  void add_refusal (cgraph_node *kept, cgraph_node *dropped, Refusal reason, FactKind fact,
                    int insns);
  /* DROPPED found another function to merge with: what was refused of it is no longer so.  */
  void forget_refusal (cgraph_node *dropped);
  /* NODE, which may have been dropped before, goes altogether.  */
  void note_removed (const cgraph_node *node);
  /* BODIES, none of which was dropped, have got their final names.  */
  void note_names (const std::vector<cgraph_node *> &bodies);
  /* A function that was never compared.  */
  void add_excluded (Refusal reason) { m_excluded[reason]++; }
  void set_candidates (unsigned candidates) { m_candidates = candidates; }

  unsigned candidates () const { return m_candidates; }
  const std::vector<ReportedMerge> &merges () const { return m_merges; }
  /* Largest first.  */
  std::vector<ReportedRefusal> refusals () const;
  const std::map<Refusal, unsigned> &excluded () const { return m_excluded; }
  /* What all merges and names together weakened.  */
  Weakened weakened () const;
  /* Estimated insns that the merges save.  */
  int saved_insns () const;

private:
  unsigned m_candidates = 0;
  std::vector<ReportedMerge> m_merges;
  std::unordered_map<int, size_t> m_merge_of; /* By the dropped function's order in the unit.  */
  std::map<int, ReportedRefusal> m_refusals;  /* By the dropped function's order in the unit.  */
  std::map<Refusal, unsigned> m_excluded;
  Weakened m_weakened; /* By no merge.  */
};

/* Writes REPORT as OPTIONS ask.  A fault is a GCC error, and leaves what was at the path as it was.
 */
void write_report (const Report &report, const Options &options);

/* The unit as reports name it: the same in two equal compiles, and printable.  */
std::string unit_name ();

/* The report as a document.  */
std::string text_report (const Report &report);
std::string json_report (const Report &report);

} // namespace mergefn

#endif
