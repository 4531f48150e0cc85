/* Keeping later passes from functions: from opaque ones, about which GCC is to find out nothing more for their callers,
   and from those that GCC's pass for strings is to leave alone.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_PLUGIN_WEAKEN_OPAQUE_H
#define MERGEFN_PLUGIN_WEAKEN_OPAQUE_H

#include "comparator/gcc.h"

namespace mergefn
{

/* Makes NODE opaque.  Later passes may leave code that does not show what NODE did by the types that it forgot,
   or what another unit's copy does.  Facts that GCC knows of NODE by now hold.  */
void make_opaque (cgraph_node *node);

/* Keeps the pass for strings from NODE, where the pass may take a store for one of characters
   (comparator/facts/strings.h).  Returns false, and changes nothing, where it cannot or where NODE is kept from it.  */
bool hide_from_string_pass (cgraph_node *node);

/* Gives the functions marked by the functions above the options that keep passes from them.  So keys and digests
   change.  Call it when no more functions get a mark.  */
void set_options_of_marked_functions ();

} // namespace mergefn

#endif
