/* FnTree: the functions met so far, ordered, so that an equal one is found in O(log n).

   An entry's key must not change while it sits in the tree: take the function out first, change its
   body after.  No reference into the tree outlives a merge.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_PLUGIN_FOLD_FN_TREE_H
#define MERGEFN_PLUGIN_FOLD_FN_TREE_H

#include "comparator/order/function.h"
#include "plugin/options.h"

namespace mergefn
{

/* Compares A and B in the order on functions under POLICY.  Facts are the last part of the order, or no part.  */
int compare_under (FactsPolicy policy, const WalkedFunction &a, const WalkedFunction &b);

class FnTree
{
public:
  /* Ordered as under POLICY.  */
  explicit FnTree (FactsPolicy policy) : m_set (Less{ policy }) {}

  struct Found
  {
    const WalkedFunction *entry; /* The function's own entry, or the equal one that was there.  */
    bool inserted;
  };

  /* Moves FUNCTION into the tree, unless an equal one is there.  */
  Found insert (WalkedFunction &function);

  /* Returns an entry that does the same as ENTRY but of which GCC knows something else, or null.  */
  const WalkedFunction *equal_but_for_facts (const WalkedFunction &entry) const;

  /* Returns the estimated size of NODE, which must be there.  */
  int insns (const cgraph_node *node) const { return m_by_node.at (node)->insns; }

  /* Takes NODE out, if it is there; true if it was.  */
  bool erase (const cgraph_node *node);

  /* Takes NODE out and returns its entry; it must be there.  */
  WalkedFunction take (const cgraph_node *node);

private:
  struct Less
  {
    FactsPolicy policy;
    bool operator() (const WalkedFunction &a, const WalkedFunction &b) const
    {
      return compare_under (policy, a, b) < 0;
    }
  };
  using Set = std::set<WalkedFunction, Less>;

  Set m_set;
  std::unordered_map<const cgraph_node *, Set::iterator> m_by_node;
};

} // namespace mergefn

#endif
