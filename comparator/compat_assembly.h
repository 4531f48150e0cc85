/* What GCC versions do otherwise about assembly outside of functions.

   Beside compat.h.  Changes nothing.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_COMPARATOR_COMPAT_ASSEMBLY_H
#define MERGEFN_COMPARATOR_COMPAT_ASSEMBLY_H

#include "comparator/gcc.h"

namespace mergefn::compat
{

#if GCCPLUGIN_VERSION >= 15000 && GCCPLUGIN_VERSION < 16000
/* Adds the declaration at *PLACE, if it is one, to a set of them.  For walk_tree.  */
inline tree
add_named_declaration (tree *place, int *, void *named)
{
  if (VAR_OR_FUNCTION_DECL_P (*place))
    static_cast<std::unordered_set<const_tree> *> (named)->insert (*place);
  return NULL_TREE;
}

/* Returns the functions and variables that are operands of assembly outside of functions.  */
inline std::unordered_set<const_tree>
operands_of_assembly ()
{
  std::unordered_set<const_tree> named;
  for (const asm_node *node = symtab->first_asm_symbol (); node; node = node->next)
    if (tree code = node->asm_str; TREE_CODE (code) == ASM_EXPR)
      for (tree list : { ASM_OUTPUTS (code), ASM_INPUTS (code) })
        walk_tree_without_duplicates (&list, add_named_declaration, &named);
  return named;
}
#endif

/* True if assembly outside of functions names SYMBOL.  The branches for older versions go with GCC 16: GCC 15 does not
   note who is named, and before it there are no operands to name anybody.  */
inline bool
named_by_assembly_p (const symtab_node *symbol)
{
#if GCCPLUGIN_VERSION >= 16000
  return symbol->ref_by_asm || symbol->must_remain_in_tu_name;
#elif GCCPLUGIN_VERSION >= 15000
  static const std::unordered_set<const_tree> named = operands_of_assembly ();
  return named.count (symbol->decl) != 0;
#else
  (void)symbol;
  return false;
#endif
}

} // namespace mergefn::compat

#endif
