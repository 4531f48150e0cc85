/* The steps of reconciling that change statements, references, declarations or summaries.  Each makes GCC
   forget one thing it knows.

   Each step takes the kept function's side and says whether it changed anything.  The function at hand is GCC's
   current function.  No step looks at why, and none strengthens anything.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_PLUGIN_WEAKEN_WEAKEN_H
#define MERGEFN_PLUGIN_WEAKEN_WEAKEN_H

#include "comparator/walk/output.h"

namespace mergefn
{

/* Lets the reference at SITE alias anything of any type.  */
bool alias_everything (const Site &site);

/* Turns the reference at SITE, a part at a constant offset, into plain memory of any type at an address.  Does
   the same to the object that a clobber at SITE ends.  */
bool forget_steps (const Site &site);

/* Turns the address at SITE, which has no variable part, into an offset from its base.  */
bool forget_path (const Site &site);

/* Forgets that REF cannot trap.  */
bool may_trap (tree ref);

/* Lowers the known alignment of the reference at SITE to BITS, and of its base to BASE_BITS.  */
bool lower_alignment (const Site &site, unsigned base_bits, unsigned bits);

/* Makes the clobber at SITE end at most BYTES bytes.  */
bool end_less (const Site &site, Item bytes);

/* Forgets that REF, based on a restrict pointer, does not alias other references.  */
bool forget_dependence (tree ref);

/* Forgets where NAME points to, and that it is not null.  */
bool forget_points_to (tree name);

/* Forgets what can be reached from outside of NODE's body.  GCC finds this out once more, but some passes
   before that rely on it.  */
void forget_escaped (cgraph_node *node);

/* Makes NAME look as if nothing was ever known of where it points to, or of its alignment.  */
bool forget_pointer (tree name);

/* Forgets everything known of NAME's value.  */
bool forget_value (tree name);

/* Forgets the bits that IPA-CP knows of parameter PARM of NODE.  */
bool forget_parameter_bits (cgraph_node *node, tree parm);

/* Gives parameter PARM and its values type TYPE, which holds values alike.  */
bool retype_parameter (tree parm, tree type);

/* Returns a variant of TYPE that is aligned to BITS only.  GCC's own build_aligned_type leaves a packed type as it is,
   however much it was aligned.  */
tree less_aligned (tree type, unsigned bits);

/* Gives NAME type TYPE, which holds values alike.  */
void retype_name (tree name, tree type);

/* Keeps GCC from devirtualising the virtual call at SITE in NODE.  */
bool forget_class (cgraph_node *node, const Site &site);

/* Leaves KEPT only the flags (pure, nothrow, ...) that both functions have.  */
bool weaken_flags (cgraph_node *kept, cgraph_node *dropped);

/* Forgets that calls by NODE's own name are pure or const, so that GCC takes no two results for one.  Other names keep that,
   and calls by them are calls of another function to GCC.  */
bool forget_purity (cgraph_node *node);

/* Leaves KEPT only the promises of attributes that both functions have.  */
bool intersect_attributes (cgraph_node *kept, cgraph_node *dropped);

/* Tells KEPT's callers that KEPT reads and writes whatever either function does.  */
bool weaken_modref (cgraph_node *kept, cgraph_node *dropped);
bool unite_statics (cgraph_node *kept, cgraph_node *dropped);

/* Tells NODE's callers nothing of what NODE reads, writes and lets escape.  */
void forget_summaries (cgraph_node *node);

/* Tells NODE's callers neither which types NODE accesses nor how much a destructor ends.  */
void forget_modref_types (cgraph_node *node);

/* TYPE without QUALIFIER.  */
tree without_qualifier (tree type, int qualifier);

/* Makes CALL say that it may use and change any memory.  */
void forget_memory_of_call (gcall *call);

/* Leaves the call of EDGE no promise that the callee's declaration does not make.  True if it had one.  GCC takes
   two calls of one function with equal arguments for one, whatever each call promises (gimple_equal_p,
   vn_reference_op_eq).  */
bool weaken_call (cgraph_edge *edge);

/* The same for all calls of CALLEE.  */
bool weaken_calls (cgraph_node *callee);

/* Updates the memory operands of calls to CALLEE, whose declaration promises less than it did.  Calls
   that used no memory may use any.  */
void update_calls (cgraph_node *callee);

/* Updates the SSA names of memory in NODE's body, where calls have come to read or write memory.  */
void update_memory_names (cgraph_node *node);

} // namespace mergefn

#endif
