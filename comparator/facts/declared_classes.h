/* The classes of what a function declares.  GCC may find out by them which function a virtual call
   calls.

   Reads types, changes nothing.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_COMPARATOR_FACTS_DECLARED_CLASSES_H
#define MERGEFN_COMPARATOR_FACTS_DECLARED_CLASSES_H

#include "comparator/walk/context.h"

namespace mergefn
{

/* Found on first use: few functions have a virtual call, and some have many.  */
class DeclaredClasses
{
public:
  /* Places and identities (TypeTable::odr_identity) of polymorphic classes, in turn.  First come
     the classes that the parameters of the function that WALK walked point to.  Then come those of
     its locals, by the walk's numbers.  All calls must pass the same WALK.  */
  const std::vector<Item> &of (Walk &walk);
  /* The number that the list has in the unit, by first mention.  */
  Item number (Walk &walk);

private:
  void add (Walk &walk, Item place, tree type);

  std::vector<Item> m_items;
  bool m_found = false;
  std::optional<Item> m_number;
};

} // namespace mergefn

#endif
