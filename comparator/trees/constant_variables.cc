/* Variables that stand for their values.  Changes nothing.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "comparator/trees/constant_variables.h"

namespace mergefn
{

/* True if, by its name, GCC made DECL out of an initializer or a switch.  No source can take such
   an object's address and compare it.  */
static bool
compiler_made_p (const_tree decl)
{
  if (!DECL_NAME (decl) || !DECL_ARTIFICIAL (decl) || !DECL_IGNORED_P (decl))
    return false;
  const char *name = IDENTIFIER_POINTER (DECL_NAME (decl));
  return !strncmp (name, "C.", 2) || !strncmp (name, "CSWTCH.", 7);
}

std::optional<tree>
constant_value (tree decl)
{
  if (TREE_CODE (decl) == CONST_DECL)
    return DECL_INITIAL (decl) ? std::optional (DECL_INITIAL (decl)) : std::nullopt;
  if (!VAR_P (decl) || !TREE_STATIC (decl) || TREE_PUBLIC (decl) || DECL_EXTERNAL (decl)
      || !TREE_READONLY (decl) || TREE_THIS_VOLATILE (decl) || DECL_THREAD_LOCAL_P (decl)
      || DECL_SECTION_NAME (decl) || DECL_ATTRIBUTES (decl))
    return {};
  if (TREE_ADDRESSABLE (decl) && !compiler_made_p (decl) && !DECL_IN_CONSTANT_POOL (decl))
    return {};
  tree value = ctor_for_folding (decl);
  return value == error_mark_node ? std::nullopt : std::optional (value);
}

} // namespace mergefn
