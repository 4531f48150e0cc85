/* FnTree.  Orders functions, never changes one.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "fn_tree.h"

namespace mergefn
{

FnTree::Found
FnTree::insert (WalkedFunction function)
{
  auto [where, inserted] = m_set.insert (std::move (function));
  if (inserted)
    m_by_node.emplace (where->node, where);
  return { &*where, inserted };
}

const WalkedFunction *
FnTree::equal_but_for_facts (const WalkedFunction &entry) const
{
  /* Facts are the least significant part of the order, so such entries stand side by side.  */
  auto where = m_by_node.at (entry.node);
  if (where != m_set.begin () && !FunctionComparator::compare (*std::prev (where), entry))
    return &*std::prev (where);
  auto next = std::next (where);
  return next != m_set.end () && !FunctionComparator::compare (*next, entry) ? &*next : nullptr;
}

bool
FnTree::erase (const cgraph_node *node)
{
  auto found = m_by_node.find (node);
  if (found == m_by_node.end ())
    return false;
  m_set.erase (found->second);
  m_by_node.erase (found);
  return true;
}

} // namespace mergefn
