/* Calls of a function to itself: which are there when folding ends, and which are found later.  Changes the types of calls,
   nothing else.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_PLUGIN_WEAKEN_SELF_CALLS_H
#define MERGEFN_PLUGIN_WEAKEN_SELF_CALLS_H

#include "comparator/gcc.h"

namespace mergefn
{

/* Marks the calls of FUNCTION to itself.  A copy of a marked call is marked, too.  */
void mark_self_calls (function *function);

/* True if CALL, a call in FUNCTION, calls FUNCTION and is not marked.  */
bool late_self_call_p (const gcall *call, const function *function);

} // namespace mergefn

#endif
