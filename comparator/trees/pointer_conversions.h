/* The functions of a unit that make integers of pointers.

   Reads statements, changes nothing.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_COMPARATOR_TREES_POINTER_CONVERSIONS_H
#define MERGEFN_COMPARATOR_TREES_POINTER_CONVERSIONS_H

#include "comparator/gcc.h"

namespace mergefn
{

/* One object per unit.  What the source says does not change, so each answer is kept.  */
class PointerConversions
{
public:
  /* True if FUNCTION, which has a body, converts a pointer to an integer of its width.  */
  bool in (cgraph_node *function);

private:
  std::unordered_map<int, bool> m_known; /* By the node's number, which is never used again.  */
};

} // namespace mergefn

#endif
