/* Names by content.

   A digest of its content names a body where every unit would agree on that; so the linker keeps one
   of all units' copies, and no unit's copy can stand in for one that does something else.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_PLUGIN_NAMING_H
#define MERGEFN_PLUGIN_NAMING_H

#include "../comparator/gcc.h"

namespace mergefn
{

/* Asked before NODE, a function of the unit, of INSNS, gets a name that units share; if it says no, NODE
   stays as it is.  */
using MayShare = std::function<bool (cgraph_node *node, int insns)>;

/* Gives BODIES, shared bodies and functions for which shareable_local_p or lone_instance_p holds,
   names by content where every unit would agree on that: weak, hidden and in a COMDAT group of that
   name.  The name is `__mergefn_' and the digest; but a local function's is that in the source with the
   digest behind, so that people and demanglers can read it.  The others stay as they are, local to this
   unit or under their own names.  The code of all must be final.  */
void name_by_content (const std::vector<cgraph_node *> &bodies, const MayShare &may_share);

} // namespace mergefn

#endif
