/* Functions that make integers of pointers.

   Reads statements, changes nothing.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_COMPARATOR_TREES_POINTER_CONVERSIONS_H
#define MERGEFN_COMPARATOR_TREES_POINTER_CONVERSIONS_H

#include "comparator/gcc.h"

namespace mergefn
{

/* True if FUNCTION, which has a body, converts a pointer to an integer of its width.  */
bool converts_pointers_p (const cgraph_node *function);

} // namespace mergefn

#endif
