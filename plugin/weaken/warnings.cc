/* Warnings that would be false.  Never changes code.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "plugin/weaken/warnings.h"
#include "comparator/compat_warnings.h"
#include "comparator/functions.h"
#include "plugin/bodies/marks.h"
#include "plugin/symbols/callers.h"

namespace mergefn
{

namespace
{

bool
weakened_p (const_tree decl)
{
  return marked_p (decl, Mark::weakened);
}

/* The functions that know less, or that call such functions.  */
class Affected
{
public:
  void add (cgraph_node *node);
  void add_callers ();
  bool empty () const { return m_nodes.empty (); }

private:
  void add_indirect_callers ();

  std::vector<cgraph_node *> m_nodes;
  bool m_indirect = false; /* True if functions with indirect calls are in.  */
};

void
Affected::add (cgraph_node *node)
{
  note_weakened (node);
  m_nodes.push_back (node);
}

void
Affected::add_indirect_callers ()
{
  m_indirect = true;
  cgraph_node *node;
  FOR_EACH_FUNCTION_WITH_GIMPLE_BODY (node)
  if (node->indirect_calls && !weakened_p (node->decl))
    add (node);
}

/* Adds those who call the functions that are in.  */
void
Affected::add_callers ()
{
  for (size_t at = 0; at < m_nodes.size (); at++)
    {
      m_nodes[at]->call_for_symbol_thunks_and_aliases (
          [] (cgraph_node *name, void *data) {
            for (cgraph_edge *edge = name->callers; edge; edge = edge->next_caller)
              if (cgraph_node *caller = calling_function (edge); !weakened_p (caller->decl))
                static_cast<Affected *> (data)->add (caller);
            return false;
          },
          this, true);
      if (!m_indirect && (called_by_address_p (m_nodes[at]) || m_nodes[at]->has_aliases_p ()))
        add_indirect_callers ();
    }
}

/* The options for warnings of what GCC finds possible.  */
class FlowWarnings
{
public:
  /* Switches the warnings on as the user WANTED them, or off.  */
  void set (bool wanted);

private:
  template <typename Option>
  static void exchange (const std::vector<Option *> &options, std::vector<Option> &values)
  {
    for (size_t at = 0; at < options.size (); at++)
      std::swap (*options[at], values[at]);
  }

  const std::vector<int *> m_options = compat::flow_warnings ();
  const std::vector<HOST_WIDE_INT *> m_limits = compat::flow_limits ();
  const std::vector<compat::DiagnosticClass *> m_classes = compat::flow_classes ();
  /* The values that the options do not have at the moment.  */
  std::vector<int> m_values = std::vector<int> (m_options.size (), 0);
  std::vector<HOST_WIDE_INT> m_bounds = std::vector<HOST_WIDE_INT> (m_limits.size (), -1);
  std::vector<compat::DiagnosticClass> m_kinds
      = std::vector<compat::DiagnosticClass> (m_classes.size (), compat::ignored);
  bool m_on = true;
};

void
FlowWarnings::set (bool wanted)
{
  if (wanted == m_on)
    return;
  m_on = wanted;
  exchange (m_options, m_values);
  exchange (m_limits, m_bounds);
  exchange (m_classes, m_kinds);
}

/* Switches warnings off while GCC compiles a marked function.  GCC calls it for each pass and function.  */
void
switch_warnings (void *, void *)
{
  static FlowWarnings warnings;
  static int last = -1; /* The function's number in the unit, or -1 outside of functions.  */
  const int number = cfun ? cfun->funcdef_no : -1;
  if (number == last)
    return;
  last = number;
  warnings.set (!cfun || !weakened_p (cfun->decl));
}

} // namespace

void
note_weakened (cgraph_node *node)
{
  set_mark (node, Mark::weakened);
}

void
suppress_false_warnings ()
{
  Affected affected;
  cgraph_node *node;
  FOR_EACH_FUNCTION_WITH_GIMPLE_BODY (node)
  /* GCC makes a loop of calls of a function to itself, which may have no end.  Folding may have made such calls.  */
  if (weakened_p (node->decl) || (node->icf_merged && calls_itself_p (node)))
    affected.add (node);
  if (affected.empty ())
    return;
  affected.add_callers ();
  register_callback ("mergefn", PLUGIN_OVERRIDE_GATE, switch_warnings, nullptr);
}

} // namespace mergefn
