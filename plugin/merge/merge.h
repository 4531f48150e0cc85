/* Carrying out a decision.  Together with the shared body, the virtual tables and the reconciler, this is the
   one place that changes the symbol table or a body.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_PLUGIN_MERGE_MERGE_H
#define MERGEFN_PLUGIN_MERGE_MERGE_H

#include "plugin/merge/decide.h"

namespace mergefn
{

/* Whether the kept function takes on the dropped one's profile.  It does not if it was copied from the dropped
   one.  */
enum class Profile
{
  added,
  copied
};

/* Merges DROPPED into KEPT as DECISION says, and keeps call graph edges, references, profiles and summaries
   right.  If the action is REMOVED, DROPPED does not exist afterwards.  */
void merge (cgraph_node *kept, cgraph_node *dropped, const Decision &decision,
            Profile profile = Profile::added);

/* Removes the whole COMDAT group that DROPPED is in.  */
void remove_group (cgraph_node *dropped);

} // namespace mergefn

#endif
