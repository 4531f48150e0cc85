/* The report as a table for a person.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "plugin/report/printable.h"
#include "plugin/report/report.h"

namespace mergefn
{

namespace
{

/* How many refused pairs of one reason are listed before the rest is only counted.  */
constexpr size_t listed_pairs = 10;

template <typename... Arguments>
void
append (std::string &text, const char *format, Arguments... arguments)
{
  char *line = nullptr;
  if (asprintf (&line, format, arguments...) >= 0)
    text += line;
  free (line);
}

const char *
name_of (const ReportedName &name)
{
  return name.printable.c_str ();
}

/* FACTS by kind, with their counts.  */
std::string
list_of (const Weakened &facts)
{
  std::string list;
  for (const auto &[kind, count] : facts)
    append (list, "%s%s %u", list.empty () ? "" : ", ", to_string (kind), count);
  return list;
}

void
append_merges (std::string &text, const Report &report)
{
  if (report.merges ().empty ())
    return;
  append (text, "\n  %6s  %-10s  %s\n", "insns", "how", "dropped -> kept");
  for (const ReportedMerge &merge : report.merges ())
    {
      append (text, "  %6d  %-10s  %s\n%23s-> %s\n", merge.insns, to_string (merge.action),
              name_of (merge.dropped), "", name_of (merge.kept));
      if (!merge.weakened.empty ())
        append (text, "%23sweakened: %s\n", "", list_of (merge.weakened).c_str ());
    }
}

void
append_totals (std::string &text, const Report &report)
{
  std::map<Action, std::pair<int, int>> by_action;
  for (const ReportedMerge &merge : report.merges ())
    {
      by_action[merge.action].first++;
      by_action[merge.action].second += merge.insns;
    }
  append (text, "\n  folded %zu of %u candidates, about %d insns saved\n", report.merges ().size (),
          report.candidates (), report.saved_insns ());
  if (const int published = report.published_insns ())
    append (text, "  %d insns in bodies of which the linker keeps one for all units\n", published);
  for (const auto &[action, count] : by_action)
    append (text, "  %6d  %-10s  %d insns\n", count.first, to_string (action), count.second);
  const Weakened weakened = report.weakened ();
  if (!weakened.empty ())
    append (text, "  facts weakened: %s\n", list_of (weakened).c_str ());
}

void
append_refusals (std::string &text, const Report &report)
{
  struct Group
  {
    Refusal reason;
    int insns = 0;
    std::vector<ReportedRefusal> pairs;
  };
  std::map<Refusal, Group> by_reason;
  for (const ReportedRefusal &refusal : report.refusals ())
    {
      Group &group = by_reason[refusal.reason];
      group.reason = refusal.reason;
      group.insns += refusal.insns;
      group.pairs.push_back (refusal);
    }
  std::vector<Group> groups;
  groups.reserve (by_reason.size ());
  for (const auto &[reason, group] : by_reason)
    groups.push_back (group);
  std::stable_sort (groups.begin (), groups.end (),
                    [] (const Group &a, const Group &b) { return a.insns > b.insns; });
  for (const Group &group : groups)
    {
      append (text, "\n  not folded, %s: %zu pairs, %d insns\n", to_string (group.reason),
              group.pairs.size (), group.insns);
      for (size_t i = 0; i < std::min (group.pairs.size (), listed_pairs); i++)
        {
          const ReportedRefusal &pair = group.pairs[i];
          append (text, "  %6d  %-10s  %s\n%23s-> %s\n", pair.insns,
                  pair.fact == FactKind::none ? "" : to_string (pair.fact), name_of (pair.dropped),
                  "", name_of (pair.kept));
        }
      if (group.pairs.size () > listed_pairs)
        append (text, "          and %zu more\n", group.pairs.size () - listed_pairs);
    }
}

} // namespace

std::string
text_report (const Report &report)
{
  std::string text;
  if (!report.left_alone ().empty ())
    {
      append (text, "mergefn: %s, left alone: %s\n", unit_name ().c_str (),
              report.left_alone ().c_str ());
      return text;
    }
  append (text, "mergefn: %s, folded late\n", unit_name ().c_str ());
  append_merges (text, report);
  append_totals (text, report);
  append_refusals (text, report);
  if (!report.excluded ().empty ())
    text += '\n';
  for (const auto &[reason, count] : report.excluded ())
    append (text, "  never compared, %s: %u functions\n", to_string (reason), count);
  for (const auto &[name, reason] : report.listed ())
    append (text, "  %-20s %s\n", to_string (reason), name_of (name));
  for (const std::string &glob : report.unmatched ())
    append (text, "  no function matches %s\n", printable (glob).c_str ());
  return text;
}

} // namespace mergefn
