/* Redirecting addresses of virtual functions.  Decides nothing of functions.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "vtable.h"

namespace mergefn
{

namespace
{

/* Replaces the address of OLD in initializer VALUE, and says what stands there afterwards.  Trees are
   made anew, not changed, since initializers share them.  */
tree
replace_in_initializer (tree value, tree old, tree replacement)
{
  if (TREE_CODE (value) == CONSTRUCTOR)
    {
      for (constructor_elt &element : *CONSTRUCTOR_ELTS (value))
        element.value = replace_in_initializer (element.value, old, replacement);
      return value;
    }
  if (CONVERT_EXPR_P (value))
    {
      tree inner = replace_in_initializer (TREE_OPERAND (value, 0), old, replacement);
      return inner == TREE_OPERAND (value, 0)
                 ? value
                 : build1 (TREE_CODE (value), TREE_TYPE (value), inner);
    }
  if (TREE_CODE (value) != ADDR_EXPR || TREE_OPERAND (value, 0) != old)
    return value;
  return build1 (ADDR_EXPR, TREE_TYPE (value), replacement);
}

struct Replacement
{
  tree old, replacement;
};

tree
replace_in_operand (tree *operand, int *walk_subtrees, void *data)
{
  auto *info = static_cast<walk_stmt_info *> (data);
  auto *pair = static_cast<const Replacement *> (info->info);
  if (TREE_CODE (*operand) != ADDR_EXPR)
    return NULL_TREE;
  if (TREE_OPERAND (*operand, 0) == pair->old)
    {
      *operand = build1 (ADDR_EXPR, TREE_TYPE (*operand), pair->replacement);
      *walk_subtrees = 0;
    }
  return NULL_TREE;
}

void
replace_in_statement (cgraph_node *function, gimple *stmt, Replacement pair)
{
  walk_stmt_info info = {};
  info.info = &pair;
  if (gphi *phi = dyn_cast<gphi *> (stmt))
    {
      for (unsigned i = 0; i < gimple_phi_num_args (phi); i++)
        walk_tree (gimple_phi_arg_def_ptr (phi, i), replace_in_operand, &info, nullptr);
      return;
    }
  walk_gimple_op (stmt, replace_in_operand, &info);
  update_stmt_fn (DECL_STRUCT_FUNCTION (function->decl), stmt);
}

tree
slots_of (varpool_node *table)
{
  if (!DECL_VIRTUAL_P (table->decl) || table->alias || table->in_other_partition)
    return NULL_TREE;
  tree slots = table->get_constructor ();
  return slots && TREE_CODE (slots) == CONSTRUCTOR ? slots : NULL_TREE;
}

} // namespace

bool
redirectable_address_p (const ipa_ref *ref)
{
  /* The slots of a class that only this unit knows tell GCC which functions can be called: there a
     function that no slot names would be taken for one that never runs.  */
  if (ref->use != IPA_REF_ADDR || flag_vtable_verify || !TREE_PUBLIC (ref->referred->decl))
    return false;
  if (varpool_node *table = dyn_cast<varpool_node *> (ref->referring))
    return slots_of (table) != NULL_TREE;
  /* Where GCC guesses which function a slot names, it compares.  */
  return DECL_VIRTUAL_P (ref->referred->decl) && ref->stmt;
}

bool
has_redirectable_address_p (cgraph_node *node)
{
  ipa_ref *ref;
  for (int i = 0; node->iterate_referring (i, ref); i++)
    if (redirectable_address_p (ref))
      return true;
  return false;
}

void
redirect_addresses (cgraph_node *node, cgraph_node *target)
{
  ipa_ref *ref;
  for (int i = 0; node->iterate_referring (i, ref);)
    if (redirectable_address_p (ref))
      {
        symtab_node *referring = ref->referring;
        gimple *stmt = ref->stmt;
        if (varpool_node *table = dyn_cast<varpool_node *> (referring))
          replace_in_initializer (slots_of (table), node->decl, target->decl);
        else
          replace_in_statement (as_a<cgraph_node *> (referring), stmt,
                                { node->decl, target->decl });
        ref->remove_reference ();
        referring->create_reference (target, IPA_REF_ADDR, stmt);
        target->mark_address_taken ();
      }
    else
      i++;
}

} // namespace mergefn
