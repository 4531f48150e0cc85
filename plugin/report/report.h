/* The report: what was folded, and what was not and why.

   It is collected while folding, then written as text or JSON.  GCC's dumps and -fopt-info get it as it
   happens.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_PLUGIN_REPORT_REPORT_H
#define MERGEFN_PLUGIN_REPORT_REPORT_H

#include "comparator/facts/facts.h"
#include "plugin/merge/decide.h"
#include "plugin/weaken/reconcile.h"

namespace mergefn
{

/* A function as the report names it: by assembler name, and in a text report as its language writes it.  Both are
   printable (printable.h).  A name in the source says a repeated template argument each time, and may have a length
   exponential in the depth.  */
struct ReportedName
{
  ReportedName () = default;
  ReportedName (cgraph_node *node, ReportFormat format);
  std::string assembler, printable;
};

struct ReportedMerge
{
  ReportedName kept, dropped;
  int kept_order; /* In the unit.  */
  bool shared;    /* The kept one is a shared body.  */
  Action action;
  int insns;         /* Estimated size of the dropped body.  */
  Weakened weakened; /* Facts that only the kept one had.  */
};

struct ReportedRefusal
{
  ReportedName kept, dropped;
  Refusal reason;
  FactKind fact; /* The kind of fact that differs first, where that is the reason.  */
  int insns;
};

class Report
{
public:
  /* Names cost more than a merge.  If FORMAT wants none, they are left out where no dump wants them.  */
  explicit Report (ReportFormat format, bool list_excluded = false)
      : m_format (format), m_list_excluded (list_excluded)
  {
  }

  /* To be called before the merge, while both functions exist.  */
  void add_merge (cgraph_node *kept, cgraph_node *dropped, Action action, int insns,
                  const Weakened &weakened);
  /* Notes that NODE is about to get a name that units share, for which it forgot WEAKENED.  */
  void add_published (cgraph_node *node, int insns, const Weakened &weakened);
  /* Notes that a shared body forgot WEAKENED for its name.  */
  void add_weakened (const Weakened &weakened);
  void add_refusal (cgraph_node *kept, cgraph_node *dropped, Refusal reason, FactKind fact,
                    int insns);
  /* Forgets the refusal of DROPPED, which found another function to merge with.  */
  void forget_refusal (cgraph_node *dropped);
  /* Notes that NODE, which may have been dropped before, goes altogether.  */
  void note_removed (const cgraph_node *node);
  /* Notes the final names of BODIES, none of which was dropped.  */
  void note_names (const std::vector<cgraph_node *> &bodies);
  /* Notes that NODE was never compared.  */
  void add_excluded (cgraph_node *node, Refusal reason);
  /* Notes that the unit was left alone, and WHY.  */
  void set_left_alone (const char *why) { m_left_alone = why; }
  /* Notes GLOBS, as they were given, that match no function.  */
  void set_unmatched (std::vector<std::string> globs) { m_unmatched = std::move (globs); }
  void set_candidates (unsigned candidates) { m_candidates = candidates; }

  unsigned candidates () const { return m_candidates; }
  const std::vector<ReportedMerge> &merges () const { return m_merges; }
  /* Returns the refusals, largest first.  */
  std::vector<ReportedRefusal> refusals () const;
  const std::map<Refusal, unsigned> &excluded () const { return m_excluded; }
  /* Why the unit was left alone; empty if it was not.  */
  const std::string &left_alone () const { return m_left_alone; }
  const std::vector<std::string> &unmatched () const { return m_unmatched; }
  /* The functions that were never compared, if they are to be listed.  */
  const std::vector<std::pair<ReportedName, Refusal>> &listed () const { return m_listed; }
  /* Returns the facts that all merges and names together weakened.  */
  Weakened weakened () const;
  /* Estimated insns that the merges save.  */
  int saved_insns () const;
  /* Estimated insns in bodies with names by content, of which the linker keeps one for all units.  */
  int published_insns () const;

private:
  ReportedName name_of (cgraph_node *node) const;

  ReportFormat m_format;
  bool m_list_excluded;
  std::vector<std::pair<ReportedName, Refusal>> m_listed;
  unsigned m_candidates = 0;
  std::vector<ReportedMerge> m_merges;
  std::unordered_map<int, size_t> m_merge_of; /* By the dropped function's order in the unit.  */
  std::map<int, ReportedRefusal> m_refusals;  /* By the dropped function's order in the unit.  */
  std::map<Refusal, unsigned> m_excluded;
  std::string m_left_alone;
  std::vector<std::string> m_unmatched;
  Weakened m_weakened; /* Weakened by no merge.  */
};

/* Writes REPORT as OPTIONS ask.  A fault is a GCC error, and leaves the file at the path as it was.  */
void write_report (const Report &report, const Options &options);

/* Returns the unit's name for reports: printable, and the same in two equal compiles.  */
std::string unit_name ();

/* Return the report as a document.  */
std::string text_report (const Report &report);
std::string json_report (const Report &report);

} // namespace mergefn

#endif
