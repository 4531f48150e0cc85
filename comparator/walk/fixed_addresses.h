/* Addresses that are numbers, as those of a device's registers.

   Reads functions and initial values, changes nothing.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_COMPARATOR_WALK_FIXED_ADDRESSES_H
#define MERGEFN_COMPARATOR_WALK_FIXED_ADDRESSES_H

#include "comparator/gcc.h"

namespace mergefn
{

/* True if FUNCTION has an address that is a number, or makes one of a number, or GCC may find out late that a value is
   one.  GCC takes a pointer that a loop computes for no less than what it points to is aligned, and bounds the loop by it
   where the base is a constant (infer_loop_bounds_from_pointer_arith).  */
bool fixed_addresses_p (const cgraph_node *function);

} // namespace mergefn

#endif
