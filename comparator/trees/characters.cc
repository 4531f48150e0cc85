/* Telling stores of characters.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "comparator/trees/characters.h"

namespace mergefn
{

bool
characters_p (const_tree type)
{
  if (TREE_CODE (type) == ARRAY_TYPE)
    type = TREE_TYPE (type);
  return TREE_CODE (type) == INTEGER_TYPE && TYPE_MODE (type) == TYPE_MODE (char_type_node)
         && TYPE_PRECISION (type) == TYPE_PRECISION (char_type_node);
}

bool
stored_other_than_characters_p (const_tree ref, const gimple *stmt)
{
  return stmt && gimple_get_lhs (stmt) == ref && !characters_p (TREE_TYPE (ref));
}

/* References are no pointers for the pass.  But weakening makes pointers of them.  */
bool
points_to_characters_p (const_tree pointer)
{
  return POINTER_TYPE_P (pointer) && characters_p (TREE_TYPE (pointer));
}

} // namespace mergefn
