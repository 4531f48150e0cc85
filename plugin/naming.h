/* Names by content.

   A digest of its content names a body where every unit would agree on that; so the linker keeps one
   of all units' copies, and no unit's copy can stand in for one that does something else.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_PLUGIN_NAMING_H
#define MERGEFN_PLUGIN_NAMING_H

#include "../comparator/gcc.h"

namespace mergefn
{

/* Asked before CLONE, of INSNS, gets a name that units share; if it says no, CLONE stays local.  */
using MayShare = std::function<bool (cgraph_node *clone, int insns)>;

/* Gives BODIES, shared bodies and clones for which shareable_clone_p holds, names by content where
   every unit would agree on that: weak, hidden and in a COMDAT group of that name.  A shared body's
   name is `__mergefn_' and the digest; a clone's is that of the function that it is a clone of, with
   the digest behind, so that people and demanglers can read it.  The others stay local to this unit.
   Their code must be final.  */
void name_by_content (const std::vector<cgraph_node *> &bodies, const MayShare &may_share);

} // namespace mergefn

#endif
