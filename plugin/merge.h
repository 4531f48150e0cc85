/* Carrying a decision out: with the shared body, the virtual tables and the reconciler, the one place
   that changes the symbol table or a body.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_PLUGIN_MERGE_H
#define MERGEFN_PLUGIN_MERGE_H

#include "decide.h"

namespace mergefn
{

/* The functions whose bodies name D, directly or through an alias: merging D changes them, or what
   their keys say of them.  */
std::vector<cgraph_node *> users_of (cgraph_node *dropped);

/* The functions that FUNCTION's body uses, directly or through an alias, and those in its COMDAT groups: what
   becomes of FUNCTION changes how they are used.  Some more than once.  */
std::vector<cgraph_node *> used_by (cgraph_node *function);

/* Whether the kept function takes the dropped one's profile on: not where it was copied from it.  */
enum class Profile
{
  added,
  copied
};

/* Merges DROPPED into KEPT as DECISION says, and leaves call graph edges, references, profiles and
   summaries right.  If the action is REMOVED, DROPPED does not exist afterwards.  */
void merge (cgraph_node *kept, cgraph_node *dropped, const Decision &decision,
            Profile profile = Profile::added);

/* Removes the COMDAT group that DROPPED is in, all of it.  */
void remove_group (cgraph_node *dropped);

} // namespace mergefn

#endif
