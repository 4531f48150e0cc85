/* Telling stores of characters.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "comparator/trees/characters.h"
#include "comparator/trees/reference.h"

namespace mergefn
{

/* True if TYPE is as wide as a character, or an array of such items (is_char_type).  */
static bool
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

/* Returns the name that NAME is a copy of; null if NAME is no copy of a name.  */
static tree
copied_name (tree name)
{
  gimple *def = SSA_NAME_DEF_STMT (name);
  tree value = NULL_TREE;
  if (gphi *phi = dyn_cast<gphi *> (def))
    value = gimple_phi_num_args (phi) == 1 ? gimple_phi_arg_def (phi, 0) : NULL_TREE;
  else if (gimple_assign_single_p (def) || gimple_assign_cast_p (def))
    value = gimple_assign_rhs1 (def);
  return value && TREE_CODE (value) == SSA_NAME && POINTER_TYPE_P (TREE_TYPE (value)) ? value
                                                                                      : NULL_TREE;
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
    if ((address = copied_name (address)) && points_to_characters_p (TREE_TYPE (address)))
      found |= 2;
  return found;
}

} // namespace mergefn
