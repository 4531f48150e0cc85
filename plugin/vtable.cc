/* Redirecting slots of virtual tables.  Decides nothing of functions.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "vtable.h"

namespace mergefn
{

namespace
{

/* Replaces the address of OLD in initializer VALUE, and says what stands there afterwards.  Trees are
   made anew, not changed, since initializers share them.  */
tree
replace_address (tree value, tree old, tree replacement)
{
  if (TREE_CODE (value) == CONSTRUCTOR)
    {
      for (constructor_elt &element : *CONSTRUCTOR_ELTS (value))
        element.value = replace_address (element.value, old, replacement);
      return value;
    }
  if (CONVERT_EXPR_P (value))
    {
      tree inner = replace_address (TREE_OPERAND (value, 0), old, replacement);
      return inner == TREE_OPERAND (value, 0)
                 ? value
                 : build1 (TREE_CODE (value), TREE_TYPE (value), inner);
    }
  if (TREE_CODE (value) != ADDR_EXPR || TREE_OPERAND (value, 0) != old)
    return value;
  return build1 (ADDR_EXPR, TREE_TYPE (value), replacement);
}

std::vector<varpool_node *>
tables_naming (cgraph_node *node)
{
  std::vector<varpool_node *> tables;
  ipa_ref *ref;
  for (int i = 0; node->iterate_referring (i, ref); i++)
    if (redirectable_slot_p (ref))
      tables.push_back (as_a<varpool_node *> (ref->referring));
  return tables;
}

} // namespace

bool
redirectable_slot_p (const ipa_ref *ref)
{
  if (ref->use != IPA_REF_ADDR || flag_vtable_verify)
    return false;
  varpool_node *table = dyn_cast<varpool_node *> (ref->referring);
  /* The slots of a class that only this unit knows tell GCC which functions can be called: there a
     function that no slot names would be taken for one that never runs.  */
  if (!table || !DECL_VIRTUAL_P (table->decl) || table->alias || table->in_other_partition
      || !TREE_PUBLIC (ref->referred->decl))
    return false;
  tree slots = table->get_constructor ();
  return slots && TREE_CODE (slots) == CONSTRUCTOR;
}

bool
has_redirectable_slot_p (cgraph_node *node)
{
  ipa_ref *ref;
  for (int i = 0; node->iterate_referring (i, ref); i++)
    if (redirectable_slot_p (ref))
      return true;
  return false;
}

void
redirect_slots (cgraph_node *node, cgraph_node *target)
{
  std::vector<varpool_node *> tables = tables_naming (node);
  if (tables.empty ())
    return;
  for (varpool_node *table : tables)
    replace_address (DECL_INITIAL (table->decl), node->decl, target->decl);
  ipa_ref *ref;
  for (int i = 0; node->iterate_referring (i, ref);)
    if (redirectable_slot_p (ref))
      ref->remove_reference ();
    else
      i++;
  for (varpool_node *table : tables)
    table->create_reference (target, IPA_REF_ADDR);
  target->mark_address_taken ();
}

} // namespace mergefn
