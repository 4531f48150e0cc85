/* What becomes of an address: whether it only reaches memory, or is computed with.  Reads GIMPLE alone.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_COMPARATOR_WALK_ADDRESS_USES_H
#define MERGEFN_COMPARATOR_WALK_ADDRESS_USES_H

#include "comparator/gcc.h"

namespace mergefn
{

/* True if STMT computes with ADDRESS, one of its operands, or gives it a name that is computed with: by a sum with what is
   no constant, as a number, by a call whose result GCC may compute once.  GCC tells two such addresses apart by their
   paths, and so what is computed of them.  False if the address is only followed, stored, compared, returned or passed to
   another call.  True without STMT, too.  */
bool computes_with_p (gimple *stmt, const_tree address);

/* The same for all statements that use NAME.  */
bool computed_with_p (tree name);

} // namespace mergefn

#endif
