/* Functions that demands rely on.  Marks declarations, and changes nothing else.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "plugin/symbols/demanded.h"
#include "comparator/walk/demands.h"

namespace mergefn
{

/* Marks the declaration; no user can write an attribute with a space.  Copies of the function have it, too.  */
static constexpr char demanded_attribute[] = "mergefn demanded";

bool
demanded_p (const cgraph_node *node)
{
  return lookup_attribute (demanded_attribute, DECL_ATTRIBUTES (node->decl));
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
  tree &attributes = DECL_ATTRIBUTES (callee->decl);
  attributes = tree_cons (get_identifier (demanded_attribute), NULL_TREE, attributes);
  m_open.push_back (callee);
}

/* True if something has the address of NODE.  The flag alone can be out of date.  */
bool
named_by_address_p (cgraph_node *node)
{
  ipa_ref *ref;
  for (int i = 0; node->iterate_referring (i, ref); i++)
    if (ref->use == IPA_REF_ADDR)
      return true;
  return node->address_taken || DECL_VIRTUAL_P (node->decl);
}

/* A late pass may find out whom an indirect call calls.  */
void
Demanded::add_indirectly_called ()
{
  m_indirect = true;
  cgraph_node *node;
  FOR_EACH_FUNCTION (node)
    if (named_by_address_p (node))
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
    if (demands_p (DECL_STRUCT_FUNCTION (node->decl)))
      demanded.add_called_by (node);
}

} // namespace mergefn
