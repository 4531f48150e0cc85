/* Flow-sensitive information: what GCC knows of a value because of where its uses are.

   GCC writes down at a value's definition what it knows at all uses: the range, nonzero bits, the alignment, that a
   pointer is not null.  Later GCC finds that two values are equal, takes one for both, and goes by what it knew of
   either (eliminate_stmt in tree-ssa-sccvn, fini_copy_prop in tree-ssa-copy, phi_translate_1 in tree-ssa-pre).  That
   can be wrong: a use may be in another branch, or after the program has ended.  GCC is wrong so with the code that the
   user wrote, too.  But folding makes values equal that were not: results of two functions that become one, and what is
   computed of them.

   So no such information lives through a pass that takes values for one, in any function in which folding may have made
   values equal.  Later passes find out anew what they need.  It lives in functions that need it (needs_values_p).  These
   fold only if GCC knows the same of both, and their calls of two functions stay calls of two
   (Callers::confuse_values_p).  So folding makes no values equal there.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_PLUGIN_WEAKEN_FLOW_INFO_H
#define MERGEFN_PLUGIN_WEAKEN_FLOW_INFO_H

#include "comparator/gcc.h"

namespace mergefn
{

/* Notes that NODE stands for other functions, of this unit or of others, or that it may call two of which one is left.
   Folding may have made values equal in NODE.  So later passes forget flow-sensitive information there, and find out
   nothing more of NODE for its callers (opaque.h): GCC may find a store dead, and NODE const, and NODE's callers' callers
   would have one value where they had two.  A function that needs its values is opaque, and keeps all else.

   GCC's pass for strings leaves NODE alone, too.  That pass takes a store for one of characters by what pointers point to,
   in the form that the code has by then (handle_assign in tree-ssa-strlen).  Before GCC 14 it also takes the value of a
   load for what is there later (count_nonzero_bytes).  It is right for NODE, but not for an equal function with other
   types.  No other pass was found to go by such types.  */
void note_stand_in (cgraph_node *node);

/* Notes the functions with calls through addresses, of which GCC may find out late that they are calls of one folded
   function.  No call counts that passes arguments in other modes than the folded functions take.  Call it when all is
   folded.  */
void note_late_calls ();

/* True if folding may have made values equal in FNDECL.  */
bool values_meet_p (const_tree fndecl);

/* True if GCC must make no loop of FNDECL's calls through addresses, which may be calls of itself.  */
bool becomes_no_loop_p (const_tree fndecl);

/* Forgets the flow-sensitive information of FUNCTION.  */
void forget_flow_info (function *function);

} // namespace mergefn

#endif
