/* Carrying a decision out: with the shared body, the virtual tables and the reconciler, the one place
   that changes the symbol table or a body.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_PLUGIN_MERGE_MERGE_H
#define MERGEFN_PLUGIN_MERGE_MERGE_H

#include "plugin/merge/decide.h"

namespace mergefn
{

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
