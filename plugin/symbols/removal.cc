/* Looking at the uses of a function.  Changes nothing.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "plugin/symbols/removal.h"
#include "comparator/trees/promises.h"
#include "plugin/bodies/named_symbols.h"
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
    found.possible = note_uses (name, found) && found.possible && removable_p (name)
                     && !name_used_otherwise_p (name) && note_mates (name, found);
  return found;
}

bool
allocation_operator_p (const cgraph_node *node)
{
  return DECL_IS_OPERATOR_NEW_P (node->decl) || DECL_IS_OPERATOR_DELETE_P (node->decl);
}

/* True if all calls that NODE makes of itself can become calls of a copy: by one name, which promises what NODE does.
   Calls of an operator new or delete never move.  */
static bool
self_calls_movable_p (cgraph_node *node)
{
  const std::vector<cgraph_edge *> calls = calls_in_body (node, node);
  if (calls.empty ())
    return true;
  const cgraph_node *name = calls[0]->callee;
  return !allocation_operator_p (node) && promise_alike_p (name->decl, node->decl)
         && std::all_of (calls.begin (), calls.end (), [name] (const cgraph_edge *call) {
              return call->callee == name && redirectable_p (call);
            });
}

/* True if NODE calls, or has the address of, another function that only members of its COMDAT group may name.  */
static bool
needs_group_p (cgraph_node *node)
{
  const std::vector<symtab_node *> named = symbols_named_by (node);
  return std::any_of (named.begin (), named.end (), [node] (symtab_node *symbol) {
    return symbol != node && symbol->comdat_local_p ();
  });
}

bool
shareable_p (cgraph_node *source)
{
  /* A function that only members of a COMDAT group may call cannot be called from outside.  A section that the
     user named is in COMDAT groups throughout the unit, or in none.  */
  return (source->implicit_section || !source->get_section ()) && !needs_group_p (source)
         && !DECL_STATIC_CHAIN (source->decl) && self_calls_movable_p (source)
         && !copy_forbidden (DECL_STRUCT_FUNCTION (source->decl));
}

bool
calls_movable_p (cgraph_node *kept, cgraph_node *dropped)
{
  return construct_alike_p (kept->decl, dropped->decl) && !allocation_operator_p (dropped);
}

} // namespace mergefn
