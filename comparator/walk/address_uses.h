/* What becomes of an address: whether it only reaches memory, or is computed with.  Reads GIMPLE alone.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_COMPARATOR_WALK_ADDRESS_USES_H
#define MERGEFN_COMPARATOR_WALK_ADDRESS_USES_H

#include "comparator/gcc.h"

namespace mergefn
{

/* True if STMT computes with ADDRESS, one of its operands, or hands it to what does: a sum, a number, a comparison, a
   PHI, a call whose result GCC may compute once.  GCC tells two such addresses apart by their paths, and so what is
   computed of them.  False if STMT only accesses memory there, gives the address to a call, stores or returns it.  */
bool computes_with_p (gimple *stmt, const_tree address);

/* The same for all statements that use NAME.  */
bool computed_with_p (tree name);

} // namespace mergefn

#endif
