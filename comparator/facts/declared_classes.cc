/* Finding the classes of what a function declares.  Changes nothing.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "comparator/facts/declared_classes.h"
#include "comparator/trees/promises.h"

namespace mergefn
{

void
DeclaredClasses::add (Walk &walk, Item place, tree type)
{
  if (!RECORD_OR_UNION_TYPE_P (type) || !polymorphic_p (type))
    return;
  m_items.push_back (place);
  m_items.push_back (walk.unit.types.odr_identity (type));
}

const std::vector<Item> &
DeclaredClasses::of (Walk &walk)
{
  if (m_found)
    return m_items;
  Item place = 0;
  for (tree parm = DECL_ARGUMENTS (walk.self->decl); parm; parm = DECL_CHAIN (parm), place++)
    if (POINTER_TYPE_P (TREE_TYPE (parm)))
      add (walk, place, TREE_TYPE (TREE_TYPE (parm)));
  for (const_tree local : walk.locals.decls ())
    add (walk, place++, strip_array_types (TREE_TYPE (local)));
  m_found = true;
  return m_items;
}

Item
DeclaredClasses::number (Walk &walk)
{
  auto &lists = walk.unit.class_lists;
  if (!m_number)
    m_number = lists.try_emplace (of (walk), lists.size ()).first->second;
  return *m_number;
}

} // namespace mergefn
