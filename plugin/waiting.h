/* Functions that are equal to an inexact one in FnTree, and wait with it until a shared body pays.

   Holds pointers of GCC's, owns none, and looks into no function.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_PLUGIN_WAITING_H
#define MERGEFN_PLUGIN_WAITING_H

#include "../comparator/gcc.h"

namespace mergefn
{

class Waiting
{
public:
  using Members = std::vector<cgraph_node *>;

  /* MEMBERS, none of which waits yet, wait with ENTRY, which is not among them.  */
  void add (const cgraph_node *entry, Members members);

  /* Those that wait with ENTRY; they do not any more.  */
  Members take (const cgraph_node *entry);

  /* Those that wait with ENTRY.  */
  const Members &with (const cgraph_node *entry) const { return m_members.at (entry); }

  bool waits_with_p (const cgraph_node *entry) const { return m_members.count (entry) != 0; }

  /* NODE waits no more, if it did.  */
  void remove (const cgraph_node *node);

  /* In no order.  */
  std::vector<const cgraph_node *> entries () const;

private:
  std::unordered_map<const cgraph_node *, Members> m_members;
  std::unordered_map<const cgraph_node *, const cgraph_node *> m_entry_of;
};

} // namespace mergefn

#endif
