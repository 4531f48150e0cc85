/* What a function is told by how it is called: its caller's frame, and where it returns to.

   Reads the call graph and call statements; changes nothing.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_PLUGIN_SYMBOLS_CALLERS_H
#define MERGEFN_PLUGIN_SYMBOLS_CALLERS_H

#include "comparator/gcc.h"

namespace mergefn
{

/* True if some function calls both nested functions, KEPT and DROPPED, and may give each a frame of
   its own.  GCC takes two calls of one pure function with equal arguments for the same, whatever their
   static chains (tree-ssa-scopedtables).  */
bool frames_confused_p (cgraph_node *kept, cgraph_node *dropped);

/* True if NODE asks where it returns to, or for its frame or its caller's: a thunk in between shows
   wherever it is no jump.  */
bool asks_caller_p (const cgraph_node *node);

} // namespace mergefn

#endif
