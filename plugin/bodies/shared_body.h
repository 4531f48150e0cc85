/* The shared body: the code of a class of equal functions none of which is exact.

   No member may stand for the others, since the linker may take another unit's copy of it, compiled with other
   knowledge.  So the code is copied once into a function of our own that no other unit defines otherwise.  This
   function is named by the digest of its content, or is of this unit alone.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_PLUGIN_BODIES_SHARED_BODY_H
#define MERGEFN_PLUGIN_BODIES_SHARED_BODY_H

#include "comparator/gcc.h"

namespace mergefn
{

/* How names by content begin.  */
constexpr std::string_view content_prefix = "__mergefn_";

/* True if NODE is a shared body.  */
bool shared_body_p (const cgraph_node *node);

/* Returns the function that FNDECL is a clone of, or FNDECL itself if it is no clone.  */
tree source_function (tree fndecl);

/* Returns a shared body with the code of SOURCE, which stays as it is; null if GCC cannot copy SOURCE.  Until
   it is named (publish.h) the body is local to the unit.  The symbol table owns it.  */
cgraph_node *make_shared_body (cgraph_node *source);

/* Finds out what BODY, a shared body, reads, writes and lets escape, for callers to know as they knew it of the function
   that BODY is a copy of.  GCC keeps no such summary for a copy, and later analyses no opaque function.  To be called once
   BODY calls no function any more that was not weakened for whatever BODY stands for.  */
void summarize_accesses (cgraph_node *body);

} // namespace mergefn

#endif
