/* Calls in a key: which function is called, how things are passed, and every flag of the call.
   Never changes a call.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_COMPARATOR_WALK_CALL_H
#define MERGEFN_COMPARATOR_WALK_CALL_H

#include "comparator/walk/context.h"

namespace mergefn
{

void put_call (Walk &walk, gcall *stmt);

} // namespace mergefn

#endif
