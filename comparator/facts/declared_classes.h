/* The classes of what a function declares, by which GCC may find out what a virtual call calls.

   Reads types, changes nothing.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_COMPARATOR_FACTS_DECLARED_CLASSES_H
#define MERGEFN_COMPARATOR_FACTS_DECLARED_CLASSES_H

#include "comparator/walk/walk.h"

namespace mergefn
{

/* Found when first asked for: few functions have a virtual call, and some have many.  */
class DeclaredClasses
{
public:
  /* Places and identities (TypeTable::odr_identity) in turn, of the polymorphic classes that the
     parameters of the function that WALK has walked point to and that its locals are, by the walk's
     numbers.  Always asked with the same WALK.  */
  const std::vector<Item> &of (Walk &walk);

private:
  void add (Walk &walk, Item place, tree type);

  std::vector<Item> m_items;
  bool m_found = false;
};

} // namespace mergefn

#endif
