/* Going through the parts of a type.

   Reads types, changes nothing.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_COMPARATOR_TREES_PARTS_H
#define MERGEFN_COMPARATOR_TREES_PARTS_H

#include "comparator/gcc.h"

namespace mergefn
{

/* True if WANTED (tree) is true of the type of a part of TYPE: an array's element, or a field.  Any other type has no
   part.  WANTED is not asked any more once it is true.  */
template <typename Wanted>
bool
any_part_p (const_tree type, Wanted wanted)
{
  if (TREE_CODE (type) == ARRAY_TYPE)
    return wanted (TREE_TYPE (type));
  if (!RECORD_OR_UNION_TYPE_P (type))
    return false;
  for (const_tree field = TYPE_FIELDS (type); field; field = DECL_CHAIN (field))
    if (TREE_CODE (field) == FIELD_DECL && wanted (TREE_TYPE (field)))
      return true;
  return false;
}

} // namespace mergefn

#endif
