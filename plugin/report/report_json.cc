/* The report as one JSON document; its schema is docs/report.schema.json.

   GCC's own JSON writer makes the text, as it does for -fsave-optimization-record.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "plugin/report/printable.h"
#include "plugin/report/report.h"
#include "comparator/compat_json.h"

namespace mergefn
{

namespace
{

json::value *
text (const std::string &value)
{
  /* Text is printable (printable.h), so GCC escapes all that has to be escaped.  */
  return compat::json_text (value);
}

json::value *
number (long value)
{
  return new json::integer_number (value);
}

json::object *
pair_of (const ReportedName &kept, const ReportedName &dropped, int insns)
{
  json::object *object = new json::object;
  object->set ("kept", text (kept.assembler));
  object->set ("dropped", text (dropped.assembler));
  object->set ("insns", number (insns));
  return object;
}

/* COUNTS of things by name, as an object.  */
json::object *
counts_of (const std::map<std::string, unsigned> &counts)
{
  json::object *object = new json::object;
  for (const auto &[name, count] : counts)
    object->set (name.c_str (), number (count));
  return object;
}

std::map<std::string, unsigned>
by_name (const Weakened &weakened)
{
  std::map<std::string, unsigned> counts;
  for (const auto &[kind, count] : weakened)
    counts[to_string (kind)] = count;
  return counts;
}

json::array *
merges_of (const Report &report)
{
  json::array *merges = new json::array;
  for (const ReportedMerge &merge : report.merges ())
    {
      json::object *object = pair_of (merge.kept, merge.dropped, merge.insns);
      object->set ("action", text (to_string (merge.action)));
      if (!merge.weakened.empty ())
        object->set ("weakened", counts_of (by_name (merge.weakened)));
      merges->append (object);
    }
  return merges;
}

json::array *
refusals_of (const Report &report)
{
  json::array *refusals = new json::array;
  for (const ReportedRefusal &refusal : report.refusals ())
    {
      json::object *object = pair_of (refusal.kept, refusal.dropped, refusal.insns);
      object->set ("reason", text (to_string (refusal.reason)));
      if (refusal.fact != FactKind::none)
        object->set ("fact", text (to_string (refusal.fact)));
      refusals->append (object);
    }
  return refusals;
}

json::object *
totals_of (const Report &report)
{
  std::map<std::string, unsigned> actions, reasons, facts, excluded;
  for (const ReportedMerge &merge : report.merges ())
    actions[to_string (merge.action)]++;
  for (const ReportedRefusal &refusal : report.refusals ())
    {
      reasons[to_string (refusal.reason)]++;
      if (refusal.fact != FactKind::none)
        facts[to_string (refusal.fact)]++;
    }
  for (const auto &[reason, count] : report.excluded ())
    excluded[to_string (reason)] = count;
  json::object *totals = new json::object;
  totals->set ("merges", number (report.merges ().size ()));
  totals->set ("refusals", number (report.refusals ().size ()));
  totals->set ("saved_insns", number (report.saved_insns ()));
  totals->set ("published_insns", number (report.published_insns ()));
  totals->set ("actions", counts_of (actions));
  totals->set ("reasons", counts_of (reasons));
  totals->set ("facts", counts_of (facts));
  totals->set ("weakened", counts_of (by_name (report.weakened ())));
  totals->set ("excluded", counts_of (excluded));
  return totals;
}

json::array *
listed_of (const Report &report)
{
  json::array *functions = new json::array;
  for (const auto &[name, reason] : report.listed ())
    {
      json::object *object = new json::object;
      object->set ("function", text (name.assembler));
      object->set ("reason", text (to_string (reason)));
      functions->append (object);
    }
  return functions;
}

json::array *
unmatched_of (const Report &report)
{
  json::array *globs = new json::array;
  for (const std::string &glob : report.unmatched ())
    globs->append (text (printable (glob)));
  return globs;
}

} // namespace

std::string
json_report (const Report &report)
{
  json::object document;
  document.set ("version", text (MERGEFN_VERSION));
  document.set ("gcc", text (gcc_version.basever));
  document.set ("unit", text (unit_name ()));
  document.set ("stage", text ("late"));
  document.set ("candidates", number (report.candidates ()));
  document.set ("merges", merges_of (report));
  document.set ("refusals", refusals_of (report));
  document.set ("totals", totals_of (report));
  document.set ("unmatched", unmatched_of (report));
  if (!report.listed ().empty ())
    document.set ("excluded", listed_of (report));
  if (!report.left_alone ().empty ())
    document.set ("left_alone", text (report.left_alone ()));
  return compat::json_line (document) + "\n";
}

} // namespace mergefn
