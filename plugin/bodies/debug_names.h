/* What debuggers call the bodies that functions were folded into.

   With -g, a body that is named by content has in its debug information the name of the function it was made of.  A symbol
   that is gone in this unit stays as a local one at the body that runs, for breakpoints.  Neither changes code; without -g
   nothing of this happens.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_PLUGIN_BODIES_DEBUG_NAMES_H
#define MERGEFN_PLUGIN_BODIES_DEBUG_NAMES_H

#include "comparator/gcc.h"

namespace mergefn
{

/* Notes that KEPT is about to run for DROPPED, whose symbols may go.  */
void note_debug_names (const cgraph_node *kept, cgraph_node *dropped);

/* Notes that BODY is about to lose its name for one by content.  */
void note_former_name (const cgraph_node *body);

/* Lets GCC emit what was noted.  To be called once, before it emits functions.  */
void emit_debug_names ();

} // namespace mergefn

#endif
