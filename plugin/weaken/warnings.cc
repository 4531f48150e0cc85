/* Warnings that would be false.  Never changes code.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "plugin/weaken/warnings.h"
#include "comparator/compat_warnings.h"

namespace mergefn
{

namespace
{

/* Marks the declaration; no user can write an attribute with a space.  */
constexpr char weakened_attribute[] = "mergefn weakened";

bool
weakened_p (const_tree decl)
{
  return lookup_attribute (weakened_attribute, DECL_ATTRIBUTES (decl));
}

/* True if NODE can be called by its address.  */
bool
called_indirectly_p (cgraph_node *node)
{
  return node->address_taken || DECL_VIRTUAL_P (node->decl) || node->has_aliases_p ();
}

/* The functions that know less, or that call such functions.  */
class Affected
{
public:
  void add (cgraph_node *node);
  void add_callers ();

private:
  void add_indirect_callers ();

  std::vector<cgraph_node *> m_nodes;
  bool m_indirect = false; /* True if functions with indirect calls are in.  */
};

void
Affected::add (cgraph_node *node)
{
  if (node->inlined_to)
    node = node->inlined_to;
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
              if (!weakened_p (edge->caller->decl))
                static_cast<Affected *> (data)->add (edge->caller);
            return false;
          },
          this, true);
      if (!m_indirect && called_indirectly_p (m_nodes[at]))
        add_indirect_callers ();
    }
}

/* Switches warnings off while GCC compiles a marked function, and on again.  GCC calls it for each pass and function.  */
void
switch_warnings (void *, void *)
{
  static const std::vector<int *> options = compat::flow_warnings ();
  static std::vector<int> given; /* Their values while they are off.  */
  static const function *last;
  if (cfun == last)
    return;
  last = cfun;
  const bool wanted = !cfun || !weakened_p (cfun->decl);
  if (wanted == given.empty ())
    return;
  if (!wanted)
    {
      for (int *option : options)
        given.push_back (std::exchange (*option, 0));
      return;
    }
  for (size_t at = 0; at < options.size (); at++)
    *options[at] = given[at];
  given.clear ();
}

} // namespace

void
note_weakened (cgraph_node *node)
{
  tree &attributes = DECL_ATTRIBUTES (node->decl);
  if (!weakened_p (node->decl))
    attributes = tree_cons (get_identifier (weakened_attribute), NULL_TREE, attributes);
}

void
suppress_false_warnings ()
{
  Affected affected;
  cgraph_node *node;
  FOR_EACH_FUNCTION_WITH_GIMPLE_BODY (node)
  if (weakened_p (node->decl))
    affected.add (node);
  affected.add_callers ();
  register_callback ("mergefn", PLUGIN_OVERRIDE_GATE, switch_warnings, nullptr);
}

} // namespace mergefn
