/* The key `explain': why two functions were folded, or not, in words.

   Looks at functions before anything is folded, and at the report afterwards.  Decides nothing.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_PLUGIN_PASS_EXPLAIN_H
#define MERGEFN_PLUGIN_PASS_EXPLAIN_H

#include "plugin/report/report.h"

namespace mergefn
{

class Explanation
{
public:
  /* Finds the functions that OPTIONS want explained among FUNCTIONS, and their first difference.  */
  Explanation (const Options &options, const std::vector<cgraph_node *> &functions);

  /* Prints the explanation to standard error, with what REPORT says came of the two.  Nothing if none is wanted.  */
  void print (const Report &report) const;

  /* Prints to standard error that the unit was left alone, and WHY, if OPTIONS want something explained.  */
  static void print_left_alone (const Options &options, const char *why);

private:
  std::string m_text;               /* Lines, up to what came of it.  */
  std::vector<std::string> m_names; /* Assembler names of the functions, if all were found.  */
};

} // namespace mergefn

#endif
