/* Looking at the uses of a function.  Changes nothing.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "plugin/symbols/removal.h"
#include "comparator/trees/promises.h"
#include "plugin/symbols/vtable.h"

namespace mergefn
{

namespace
{

bool
member_p (const std::vector<cgraph_node *> &names, const symtab_node *symbol)
{
  return std::find (names.begin (), names.end (), symbol) != names.end ();
}

/* Notes in FOUND how NAME, one of FOUND's names, is used.  False if some use cannot be redirected.  */
bool
note_uses (cgraph_node *name, Removal &found)
{
  bool all = true;
  ipa_ref *ref;
  for (int i = 0; name->iterate_referring (i, ref); i++)
    if (ref->use == IPA_REF_ALIAS && member_p (found.names, ref->referring))
      continue;
    else if (redirectable_address_p (ref))
      found.addressed = true;
    else
      all = false;
  for (cgraph_edge *edge = name->callers; edge; edge = edge->next_caller)
    if (redirectable_p (edge))
      found.called = true;
    else
      all = false;
  return all;
}

/* Notes in FOUND the other members of the COMDAT group of NAME, one of FOUND's names.  Others do not see a NAME
   that is local to its group; it adds none.  False if some member is no function.  */
bool
note_mates (cgraph_node *name, Removal &found)
{
  if (name->comdat_local_p ())
    return true;
  for (symtab_node *mate : group_members (name))
    if (!member_p (found.names, mate))
      {
        cgraph_node *function = dyn_cast<cgraph_node *> (mate);
        if (!function)
          return false;
        found.mates.push_back (function->ultimate_alias_target ());
      }
  return true;
}

} // namespace

Removal
removal (cgraph_node *dropped)
{
  Removal found;
  found.names = redirectable_names (dropped);
  found.possible = !found.names.empty ();
  for (cgraph_node *name : found.names)
    found.possible = note_uses (name, found) && found.possible
                     && name->can_remove_if_no_direct_calls_and_refs_p ()
                     && !name_used_otherwise_p (name) && note_mates (name, found);
  return found;
}

bool
allocation_operator_p (const cgraph_node *node)
{
  return DECL_IS_OPERATOR_NEW_P (node->decl) || DECL_IS_OPERATOR_DELETE_P (node->decl);
}

bool
calls_movable_p (cgraph_node *kept, cgraph_node *dropped)
{
  return construct_alike_p (kept->decl, dropped->decl) && !allocation_operator_p (dropped);
}

} // namespace mergefn
