/* FnTree.  Orders functions, never changes one.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "plugin/fold/fn_tree.h"

namespace mergefn
{

int
compare_under (FactsPolicy policy, const WalkedFunction &a, const WalkedFunction &b)
{
  return policy == FactsPolicy::keep ? FunctionComparator::compare_with_facts (a, b)
                                     : FunctionComparator::compare (a, b);
}

FnTree::Found
FnTree::insert (WalkedFunction &function)
{
  auto where = m_set.lower_bound (function);
  if (where != m_set.end () && !m_set.key_comp () (function, *where))
    return { &*where, false };
  where = m_set.insert (where, std::move (function));
  m_by_node.emplace (where->node, where);
  return { &*where, true };
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

WalkedFunction
FnTree::take (const cgraph_node *node)
{
  auto found = m_by_node.find (node);
  WalkedFunction function = std::move (m_set.extract (found->second).value ());
  m_by_node.erase (found);
  return function;
}

} // namespace mergefn
