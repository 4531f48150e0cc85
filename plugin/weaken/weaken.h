/* Making GCC forget one thing it knows: the steps that reconciling is made of, where they change
   statements, references, declarations or summaries.

   Each takes the kept function's side and says whether it changed anything.  The function at hand is
   GCC's current function.  None looks at why, and none strengthens anything.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_PLUGIN_WEAKEN_WEAKEN_H
#define MERGEFN_PLUGIN_WEAKEN_WEAKEN_H

#include "comparator/key/key.h"

namespace mergefn
{

/* The reference at SITE may from now on alias anything of any type.  */
bool alias_everything (const Site &site);

/* The reference at SITE, a part of something at a constant place, is from now on plain memory at an
   address, of any type.  So is what the clobber at SITE ends.  */
bool forget_steps (const Site &site);

/* The address at SITE, of no variable part, is from now on an offset from its base.  */
bool forget_path (const Site &site);

/* REF may trap, for all that is known.  */
bool may_trap (tree ref);

/* The reference at SITE is aligned to BITS at most, and what it is a part of to BASE_BITS.  */
bool lower_alignment (const Site &site, unsigned base_bits, unsigned bits);

/* Of what the clobber at SITE ends, at most BYTES do.  */
bool end_less (const Site &site, Item bytes);

/* REF is not known to be apart from any other for being based on a restrict pointer.  */
bool forget_dependence (tree ref);

/* Nothing is known of where NAME points to, nor that it is not null.  */
bool forget_points_to (tree name);

/* Nothing is known of what can be reached from outside of NODE's body.  GCC finds that out once more, but
   has passes before that go by it.  */
void forget_escaped (cgraph_node *node);

/* Nothing was ever known of where NAME points to, nor of its alignment.  */
bool forget_pointer (tree name);

/* Nothing is known of NAME's value.  */
bool forget_value (tree name);

/* IPA-CP's bits of parameter PARM of NODE.  */
bool forget_parameter_bits (cgraph_node *node, tree parm);

/* Parameter PARM and its values are of TYPE, which holds values alike.  */
bool retype_parameter (tree parm, tree type);

/* NAME is of TYPE, which holds values alike.  */
void retype_name (tree name, tree type);

/* The virtual call at SITE in NODE is not to be devirtualised.  */
bool forget_class (cgraph_node *node, const Site &site);

/* STMT's arithmetic wraps around.  */
bool wrap_around (gassign *stmt);

/* KEPT is as pure, nonthrowing, ... as both are.  */
bool weaken_flags (cgraph_node *kept, cgraph_node *dropped);

/* KEPT has the promises of attributes that both have.  */
bool intersect_attributes (cgraph_node *kept, cgraph_node *dropped);

/* KEPT reads and writes what either does, for all that its callers are told.  */
bool weaken_modref (cgraph_node *kept, cgraph_node *dropped);
bool unite_statics (cgraph_node *kept, cgraph_node *dropped);

/* Callers of NODE are not told which types it accesses, nor how much a destructor ends.  */
void forget_modref_types (cgraph_node *node);

/* TYPE without QUALIFIER.  */
tree without_qualifier (tree type, int qualifier);

/* CALLEE's declaration promises less than it did: what its callers say of memory is made to
   agree.  */
void update_calls (cgraph_node *callee);

/* Where calls in NODE's body have come to read or write memory, gives that its names.  */
void update_memory_names (cgraph_node *node);

} // namespace mergefn

#endif
