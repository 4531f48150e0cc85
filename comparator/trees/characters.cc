/* Telling stores of characters.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "comparator/trees/characters.h"
#include "comparator/trees/reference.h"
#include "comparator/trees/renames.h"

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

/* References are no pointers for the pass.  */
bool
points_to_characters_p (const_tree pointer)
{
  return TREE_CODE (pointer) == POINTER_TYPE && characters_p (TREE_TYPE (pointer));
}

unsigned
character_base (tree ref)
{
  tree base = inner_base (ref);
  if (TREE_CODE (base) != MEM_REF)
    return 0;
  tree address = TREE_OPERAND (base, 0);
  unsigned found = points_to_characters_p (TREE_TYPE (address));
  while (address && TREE_CODE (address) == SSA_NAME)
    if ((address = renamed_name (SSA_NAME_DEF_STMT (address)))
        && points_to_characters_p (TREE_TYPE (address)))
      found |= 2;
  return found;
}

} // namespace mergefn
