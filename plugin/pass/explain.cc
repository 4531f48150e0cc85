/* Explaining a pair of functions.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "plugin/pass/explain.h"
#include "comparator/order/difference.h"
#include "plugin/report/printable.h"
#include "plugin/symbols/candidates.h"
#include "plugin/symbols/source_names.h"

namespace mergefn
{

namespace
{

/* Returns the names in TEXT, which commas separate that are in no brackets.  */
std::vector<std::string>
split (const std::string &text)
{
  std::vector<std::string> names (1);
  int depth = 0;
  for (char c : text)
    {
      depth += strchr ("<({[", c) != nullptr;
      depth -= strchr (">)}]", c) != nullptr;
      if (c == ',' && depth <= 0)
        names.emplace_back ();
      else if (c != ' ' || !names.back ().empty ())
        names.back () += c;
    }
  return names;
}

/* Returns the first of FUNCTIONS that the user may mean by NAME; null if there is none.  */
cgraph_node *
find (const std::string &name, const std::vector<cgraph_node *> &functions)
{
  for (cgraph_node *node : functions)
    {
      const std::vector<std::string> names = names_of_function (node->decl);
      if (std::find (names.begin (), names.end (), name) != names.end ())
        return node;
    }
  return nullptr;
}

/* Returns line NUMBER of FILE without the blanks around it; empty if there is none.  */
std::string
source_line (const char *file, int number)
{
  std::string line;
  FILE *stream = file && number > 0 ? fopen (file, "r") : nullptr;
  if (!stream)
    return line;
  for (int c; (c = fgetc (stream)) != EOF;)
    if (c != '\n')
      line += static_cast<char> (c);
    else if (--number == 0)
      break;
    else
      line.clear ();
  fclose (stream);
  const size_t begin = number > 1 ? std::string::npos : line.find_first_not_of (" \t\r");
  return begin == std::string::npos ? "" : line.substr (begin);
}

/* Returns STATEMENT as GCC's dumps have it.  */
std::string
dumped (gimple *statement)
{
  char *text = nullptr;
  size_t length = 0;
  FILE *stream = open_memstream (&text, &length);
  print_gimple_stmt (stream, statement, 0, TDF_NONE);
  fclose (stream);
  std::string result (text, length);
  free (text);
  while (!result.empty () && ISSPACE (result.back ()))
    result.pop_back ();
  return result;
}

/* Returns lines for what stands at LOCATION, and for STATEMENT if there is one.  */
std::string
place (location_t location, gimple *statement)
{
  const expanded_location where = expand_location (location);
  std::string text = "    ";
  if (where.file)
    text += std::string (where.file) + ':' + std::to_string (where.line) + ": "
            + source_line (where.file, where.line);
  if (statement)
    text += "\n      " + dumped (statement);
  return text + '\n';
}

std::string
place_of (gimple *statement, const cgraph_node *node)
{
  return place (statement && gimple_has_location (statement) ? gimple_location (statement)
                                                             : DECL_SOURCE_LOCATION (node->decl),
                statement);
}

std::string
described (const Difference &found, const cgraph_node *a, const cgraph_node *b)
{
  const std::string places
      = place_of (found.statement_of_a, a) + place_of (found.statement_of_b, b);
  switch (found.where)
    {
    case Difference::Where::nowhere:
      return "  They do the same, and GCC knows the same of both.\n";
    case Difference::Where::unsupported:
      return std::string ("  One of them cannot be compared: ") + to_string (found.reason) + ".\n";
    case Difference::Where::signature:
      return "  They differ before their first statements: in parameters, result, attributes or "
             "options.\n"
             + places;
    case Difference::Where::statement:
      return "  They first differ in these statements:\n" + places;
    case Difference::Where::flow:
      return "  They first differ in where they go on behind these statements, or in what a value "
             "comes from:\n"
             + places;
    case Difference::Where::facts:
      return std::string ("  They do the same.  GCC knows different things of them, first ")
             + to_string (found.fact) + ": " + meaning (found.fact) + ".\n";
    }
  gcc_unreachable ();
}

} // namespace

Explanation::Explanation (const Options &options, const std::vector<cgraph_node *> &functions)
{
  if (options.explain.empty ())
    return;
  m_text = "mergefn: " + printable (options.explain) + '\n';
  std::vector<cgraph_node *> nodes;
  for (const std::string &name : split (options.explain))
    {
      cgraph_node *node = find (name, functions);
      if (!node)
        {
          m_text += "  The unit has no body of " + printable (name) + ".\n";
          return;
        }
      nodes.push_back (node);
      m_names.push_back (printable (IDENTIFIER_POINTER (DECL_ASSEMBLER_NAME (node->decl))));
      const Refusal refusal = candidate_refusal (node, options);
      if (refusal != Refusal::none)
        m_text += "  " + printable (name) + " is never compared, " + to_string (refusal) + ": "
                  + meaning (refusal) + ".\n";
    }
  if (nodes.size () == 2)
    m_text += described (first_difference (nodes[0], nodes[1]), nodes[0], nodes[1]);
}

void
Explanation::print (const Report &report) const
{
  if (m_text.empty ())
    return;
  std::string text = m_text;
  auto wanted_p = [this] (const ReportedName &name) {
    return std::find (m_names.begin (), m_names.end (), name.assembler) != m_names.end ();
  };
  bool folded = false;
  for (const ReportedMerge &merge : report.merges ())
    if (wanted_p (merge.dropped) || wanted_p (merge.kept))
      {
        folded = true;
        text += "  " + merge.dropped.assembler + " was folded into " + merge.kept.assembler + ", "
                + to_string (merge.action) + ": " + meaning (merge.action) + ".\n";
      }
  for (const ReportedRefusal &refusal : report.refusals ())
    if (wanted_p (refusal.dropped) || wanted_p (refusal.kept))
      text += "  " + refusal.dropped.assembler + " was not folded into " + refusal.kept.assembler
              + ", " + to_string (refusal.reason) + ": " + meaning (refusal.reason) + ".\n";
  if (!folded && !m_names.empty ())
    text += m_names.size () > 1 ? "  Neither was folded.\n" : "  It was not folded.\n";
  fputs (text.c_str (), stderr);
}

void
Explanation::print_left_alone (const Options &options, const char *why)
{
  if (!options.explain.empty ())
    fprintf (stderr, "mergefn: %s\n  Nothing was compared: %s.\n",
             printable (options.explain).c_str (), why);
}

} // namespace mergefn
