/* Which functions may set errno.  Changes nothing.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "comparator/trees/errno_setters.h"

namespace mergefn
{

namespace
{

bool
sets_errno_p (tree decl)
{
  return fndecl_built_in_p (decl, BUILT_IN_NORMAL)
         && builtin_fnspec (decl).errno_maybe_written_p ();
}

} // namespace

/* True if the unit names any setter: most units of C++ name none.  What other partitions of a link name, nobody sees.  */
bool
ErrnoSetters::named_in_unit_p ()
{
  if (!m_named)
    {
      m_named = flag_ltrans;
      cgraph_node *node;
      FOR_EACH_FUNCTION (node)
        if (sets_errno_p (node->decl))
          m_named = true;
    }
  return *m_named;
}

/* Finds out about FUNCTION, depth first.  Each function on the way to a setter is one.  If the
   search finds no setter, no visited function is one.  If it finds one, the functions that were
   left before may yet reach it through a cycle, so nothing is known of them.  */
void
ErrnoSetters::mark (cgraph_node *function)
{
  std::vector<std::pair<cgraph_node *, cgraph_edge *>> path;
  std::vector<int> visited;
  bool found = false;
  auto enter = [&] (cgraph_node *node) {
    m_known[node->get_uid ()] = false;
    visited.push_back (node->get_uid ());
    path.emplace_back (node, node->callees);
    return node->indirect_calls != nullptr;
  };
  auto reached = [&] {
    found = true;
    for (auto [node, edge] : path)
      m_known[node->get_uid ()] = true;
  };
  if (enter (function))
    reached ();
  while (!path.empty ())
    {
      cgraph_edge *edge = path.back ().second;
      if (!edge)
        {
          path.pop_back ();
          continue;
        }
      path.back ().second = edge->next_callee;
      cgraph_node *callee = edge->callee->ultimate_alias_target ();
      auto known = m_known.find (callee->get_uid ());
      /* GCC has the summary of a callee in another partition of the link.  */
      if (sets_errno_p (callee->decl) || callee->in_other_partition
          || (known != m_known.end () && known->second))
        reached ();
      else if (known == m_known.end () && callee->definition && enter (callee))
        reached ();
    }
  for (int uid : visited)
    if (found && !m_known[uid])
      m_known.erase (uid);
}

bool
ErrnoSetters::contains (cgraph_node *function)
{
  if (!named_in_unit_p ())
    return false;
  auto known = m_known.find (function->get_uid ());
  if (known != m_known.end ())
    return known->second;
  mark (function);
  return m_known[function->get_uid ()];
}

bool
errno_type_p (const_tree type)
{
  return !TYPE_UNSIGNED (type) && TYPE_MODE (type) == TYPE_MODE (integer_type_node);
}

} // namespace mergefn
