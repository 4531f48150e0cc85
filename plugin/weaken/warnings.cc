/* Warnings that would be false.  Never changes code.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "plugin/weaken/warnings.h"

namespace mergefn
{

namespace
{

/* Marks the declaration; no user can write an attribute with a space.  */
constexpr char weakened_attribute[] = "mergefn weakened";

bool
weakened_p (const cgraph_node *node)
{
  return lookup_attribute (weakened_attribute, DECL_ATTRIBUTES (node->decl));
}

void
suppress_in (function *fun)
{
  unsigned i;
  tree var;
  FOR_EACH_LOCAL_DECL (fun, i, var)
  suppress_warning (var, OPT_Wuninitialized);
}

/* Adds those who call NODE to CALLERS, a std::vector<cgraph_node *>.  */
bool
add_callers (cgraph_node *node, void *callers)
{
  for (cgraph_edge *edge = node->callers; edge; edge = edge->next_caller)
    static_cast<std::vector<cgraph_node *> *> (callers)->push_back (edge->caller);
  return false;
}

} // namespace

void
note_weakened (cgraph_node *node)
{
  tree &attributes = DECL_ATTRIBUTES (node->decl);
  if (!weakened_p (node))
    attributes = tree_cons (get_identifier (weakened_attribute), NULL_TREE, attributes);
}

void
suppress_false_warnings ()
{
  if (!warn_uninitialized && !warn_maybe_uninitialized)
    return;
  std::vector<cgraph_node *> affected;
  cgraph_node *node;
  FOR_EACH_FUNCTION_WITH_GIMPLE_BODY (node)
  if (weakened_p (node))
    affected.push_back (node);
  for (size_t at = 0; at < affected.size (); at++)
    {
      std::vector<cgraph_node *> callers;
      affected[at]->call_for_symbol_thunks_and_aliases (add_callers, &callers, true);
      for (cgraph_node *caller : callers)
        if (!weakened_p (caller))
          {
            note_weakened (caller);
            affected.push_back (caller);
          }
      suppress_in (DECL_STRUCT_FUNCTION (affected[at]->decl));
    }
}

} // namespace mergefn
