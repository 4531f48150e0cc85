/* The context that calls give a function: its caller's frame, and where it returns to.

   Reads the call graph and call statements; changes nothing.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_PLUGIN_SYMBOLS_CALLERS_H
#define MERGEFN_PLUGIN_SYMBOLS_CALLERS_H

#include "comparator/gcc.h"

namespace mergefn
{

/* True if some function calls both nested functions, KEPT and DROPPED, and may pass them different frames.  GCC
   treats two calls of one pure function with equal arguments as the same, whatever their static chains
   (tree-ssa-scopedtables).  */
bool frames_confused_p (cgraph_node *kept, cgraph_node *dropped);

/* True if NODE asks for its return address, its frame or its caller's.  Such a function sees a thunk that is no
   jump.  */
bool asks_caller_p (const cgraph_node *node);

} // namespace mergefn

#endif
