/* Opaque functions: those of which callers are to find out nothing more.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_PLUGIN_WEAKEN_OPAQUE_H
#define MERGEFN_PLUGIN_WEAKEN_OPAQUE_H

#include "comparator/gcc.h"

namespace mergefn
{

/* NODE's code, as later passes will leave it, does not say what it did by the types that it forgot, or what
   another unit's copy does.  What GCC knows of NODE by now holds.  */
void make_opaque (cgraph_node *node);

/* Keeps GCC from analysing the unit's opaque functions for their callers: by their options, so keys and digests
   change.  To be called when no more are made.  */
void hide_opaque_functions ();

} // namespace mergefn

#endif
