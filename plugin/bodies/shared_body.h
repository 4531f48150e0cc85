/* The shared body: the code of a class of equal functions none of which is exact.

   No member may stand for the others, since the linker may take another unit's copy of it, compiled
   with other knowledge.  So the code is copied once into a function of our own that no other unit
   defines otherwise: one whose name is the digest of its content, or one of this unit alone.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_PLUGIN_BODIES_SHARED_BODY_H
#define MERGEFN_PLUGIN_BODIES_SHARED_BODY_H

#include "comparator/gcc.h"

namespace mergefn
{

/* True if NODE is a shared body.  */
bool shared_body_p (const cgraph_node *node);

/* The function that FNDECL is a clone of, or FNDECL itself if GCC did not make it.  */
tree source_function (tree fndecl);

/* True if a shared body can be copied from SOURCE.  */
bool shareable_p (cgraph_node *source);

/* A shared body with the code of SOURCE, which stays as it is.  Until it is named (publish.h) it
   is local to the unit; the symbol table owns it.  Null if GCC cannot copy SOURCE.  */
cgraph_node *make_shared_body (cgraph_node *source);

} // namespace mergefn

#endif
