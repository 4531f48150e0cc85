/* Functions that demands rely on.  Marks declarations, and changes nothing else.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "plugin/symbols/demanded.h"
#include "comparator/current_function.h"
#include "comparator/walk/demands.h"
#include "plugin/bodies/marks.h"
#include "plugin/symbols/callers.h"

namespace mergefn
{

bool
demanded_p (const cgraph_node *node)
{
  return marked_p (node->decl, Mark::demanded);
}

namespace
{

/* What functions with demands call, directly or not.  */
class Demanded
{
public:
  void add_called_by (cgraph_node *caller);

private:
  void add (cgraph_node *callee);
  void add_callees (const cgraph_node *caller);
  void add_indirectly_called ();

  std::vector<cgraph_node *> m_open; /* Whose callees are still to be added.  */
  bool m_indirect = false;           /* True if all that can be called by address is in.  */
};

void
Demanded::add (cgraph_node *callee)
{
  callee = callee->ultimate_alias_target ();
  if (demanded_p (callee) || !callee->definition)
    return;
  set_mark (callee, Mark::demanded);
  m_open.push_back (callee);
}

/* A late pass may find out whom an indirect call calls.  */
void
Demanded::add_indirectly_called ()
{
  m_indirect = true;
  cgraph_node *node;
  FOR_EACH_FUNCTION (node)
    if (called_by_address_p (node))
      add (node);
}

void
Demanded::add_callees (const cgraph_node *caller)
{
  for (cgraph_edge *edge = caller->callees; edge; edge = edge->next_callee)
    add (edge->callee);
  if (caller->indirect_calls && !m_indirect)
    add_indirectly_called ();
}

void
Demanded::add_called_by (cgraph_node *caller)
{
  add_callees (caller);
  while (!m_open.empty ())
    {
      const cgraph_node *next = m_open.back ();
      m_open.pop_back ();
      add_callees (next);
    }
}

} // namespace

void
mark_demanded (const std::vector<cgraph_node *> &functions)
{
  Demanded demanded;
  for (cgraph_node *node : functions)
    {
      CurrentFunction current (DECL_STRUCT_FUNCTION (node->decl));
      if (demands_p (DECL_STRUCT_FUNCTION (node->decl)))
        demanded.add_called_by (node);
    }
}

} // namespace mergefn
