/* Collecting the report.  Changes no function.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "plugin/report/report.h"
#include "plugin/report/printable.h"
#include "plugin/bodies/shared_body.h"

namespace mergefn
{

ReportedName::ReportedName (cgraph_node *node, ReportFormat format)
    : assembler (IDENTIFIER_POINTER (DECL_ASSEMBLER_NAME (node->decl)))
{
  /* A star marks a name that is to be taken as it stands.  */
  if (assembler[0] == '*')
    assembler.erase (0, 1);
  /* A shared body has no name in the source.  The front end may not know its declaration (C++ modules).  */
  if (shared_body_p (node))
    printable = "shared body " + assembler;
  else if (format == ReportFormat::text)
    printable = lang_hooks.decl_printable_name (node->decl, 2);
  assembler = mergefn::printable (assembler);
  printable = mergefn::printable (printable);
}

ReportedName
Report::name_of (cgraph_node *node) const
{
  return m_format != ReportFormat::none || dump_enabled_p () ? ReportedName (node, m_format)
                                                             : ReportedName ();
}

void
Report::add_merge (cgraph_node *kept, cgraph_node *dropped, Action action, int insns,
                   const Weakened &weakened)
{
  m_merge_of[dropped->order] = m_merges.size ();
  m_merges.push_back ({ name_of (kept), name_of (dropped), kept->order, shared_body_p (kept),
                        action, insns, weakened });
  if (!dump_enabled_p ())
    return;
  const ReportedMerge &merge = m_merges.back ();
  dump_printf_loc (MSG_OPTIMIZED_LOCATIONS,
                   dump_user_location_t::from_function_decl (dropped->decl),
                   "folded %s into %s: %s, %d insns\n", merge.dropped.assembler.c_str (),
                   merge.kept.assembler.c_str (), to_string (action), insns);
}

void
Report::add_published (cgraph_node *node, int insns, const Weakened &weakened)
{
  ReportedName name = name_of (node);
  m_merges.push_back ({ name, name, node->order, false, Action::published, insns, weakened });
  if (dump_enabled_p ())
    dump_printf_loc (MSG_OPTIMIZED_LOCATIONS, dump_user_location_t::from_function_decl (node->decl),
                     "published %s: %d insns\n", name.assembler.c_str (), insns);
}

void
Report::add_weakened (const Weakened &weakened)
{
  add (m_weakened, weakened);
}

void
Report::add_refusal (cgraph_node *kept, cgraph_node *dropped, Refusal reason, FactKind fact,
                     int insns)
{
  ReportedRefusal refusal{ name_of (kept), name_of (dropped), reason, fact, insns };
  if (dump_enabled_p ())
    dump_printf_loc (MSG_MISSED_OPTIMIZATION,
                     dump_user_location_t::from_function_decl (dropped->decl),
                     "not folded %s into %s: %s\n", refusal.dropped.assembler.c_str (),
                     refusal.kept.assembler.c_str (), to_string (reason));
  m_refusals.insert_or_assign (dropped->order, std::move (refusal));
}

void
Report::add_excluded (cgraph_node *node, Refusal reason)
{
  m_excluded[reason]++;
  if (m_list_excluded && m_format != ReportFormat::none)
    m_listed.emplace_back (ReportedName (node, m_format), reason);
}

void
Report::forget_refusal (cgraph_node *dropped)
{
  m_refusals.erase (dropped->order);
}

void
Report::note_removed (const cgraph_node *node)
{
  auto found = m_merge_of.find (node->order);
  if (found != m_merge_of.end ())
    m_merges[found->second].action = Action::removed;
}

void
Report::note_names (const std::vector<cgraph_node *> &bodies)
{
  if (m_format == ReportFormat::none)
    return;
  std::unordered_map<int, ReportedName> names;
  for (cgraph_node *body : bodies)
    names.emplace (body->order, name_of (body));
  for (ReportedMerge &merge : m_merges)
    {
      auto found = names.find (merge.kept_order);
      if (found == names.end ())
        continue;
      merge.kept = found->second;
      /* The dropped side already has the function's name in the source.  */
      if (merge.action == Action::published)
        merge.kept.printable = merge.kept.assembler;
    }
}

std::vector<ReportedRefusal>
Report::refusals () const
{
  std::vector<ReportedRefusal> sorted;
  for (const auto &[order, refusal] : m_refusals)
    sorted.push_back (refusal);
  std::stable_sort (
      sorted.begin (), sorted.end (), [] (const ReportedRefusal &a, const ReportedRefusal &b) {
        return a.insns != b.insns ? a.insns > b.insns : a.dropped.assembler < b.dropped.assembler;
      });
  return sorted;
}

Weakened
Report::weakened () const
{
  Weakened all = m_weakened;
  for (const ReportedMerge &merge : m_merges)
    add (all, merge.weakened);
  return all;
}

int
Report::saved_insns () const
{
  int saved = 0;
  std::set<int> shared;
  for (const ReportedMerge &merge : m_merges)
    {
      if (merge.action == Action::thunk)
        saved += merge.insns - 1;
      else if (merge.action != Action::redirected && merge.action != Action::published)
        saved += merge.insns;
      /* A shared body adds one body.  */
      if (merge.shared && shared.insert (merge.kept_order).second)
        saved -= merge.insns;
    }
  return saved;
}

int
Report::published_insns () const
{
  int insns = 0;
  std::set<int> seen;
  for (const ReportedMerge &merge : m_merges)
    if (merge.kept.assembler.compare (0, content_prefix.size (), content_prefix) == 0
        && seen.insert (merge.kept_order).second)
      insns += merge.insns;
  return insns;
}

std::string
unit_name ()
{
  /* At link time the input is a temporary file.  */
  const char *name = in_lto_p ? lbasename (dump_base_name) : main_input_filename;
  return name ? printable (name) : "";
}

} // namespace mergefn
