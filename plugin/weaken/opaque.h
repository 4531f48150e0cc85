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

/* Makes GCC forget which static variables NODE may read and write (ipa-reference).  */
void forget_statics (cgraph_node *node);

/* Gives the functions marked by the functions above the options that keep passes from them.  So keys and digests
   change.  Call it when no more functions get a mark.  */
void set_options_of_marked_functions ();

/* Takes back what GCC has found out about FUNCTION for its callers, if it is opaque, since the call above.  True if it
   is.  GCC does not go by the options where it looks for functions that do not throw, nor in a link with -flto where it
   looks for pure ones and those that do not return (pass_set_nothrow_function_flags, pass_local_pure_const::gate).  */
bool restore_promises (const function *function);

/* Updates the calls of FUNCTION, the current one, by itself.  GCC compiles a function before its callers.  So of all calls
   only these have changed.  True if they need names for memory again.  */
bool update_own_calls (function *function);

} // namespace mergefn

#endif
