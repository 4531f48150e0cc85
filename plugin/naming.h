/* Names by content.

   A digest of its content names a body where every unit would agree on that; so the linker keeps one
   of all units' copies, and no unit's copy can stand in for one that does something else.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_PLUGIN_NAMING_H
#define MERGEFN_PLUGIN_NAMING_H

#include "reconcile.h"

namespace mergefn
{

/* What naming asks and tells.  */
struct NamingRules
{
  /* Whether BODY, of INSNS, may get a name that units share; if not, it stays as it is.  */
  std::function<bool (cgraph_node *body, int insns)> may_share;
  /* Whether BODY may forget what it is likely to know in one unit and not in another.  */
  std::function<bool (cgraph_node *body)> may_weaken;
  /* BODY, of INSNS, gets its name, for which it forgot WEAKENED.  Called before the name is put on.  */
  std::function<void (cgraph_node *body, int insns, const Weakened &weakened)> named;
};

/* Gives BODIES, shared bodies and functions for which shareable_local_p or lone_instance_p holds,
   names by content where every unit would agree on that: weak, hidden and in a COMDAT group of that
   name, which is `__mergefn_' and the digest.  The others stay as they are, local to this unit or under
   their own names.  The code of all must be final but for what they forget, as RULES let them.  */
void name_by_content (const std::vector<cgraph_node *> &bodies, const NamingRules &rules);

} // namespace mergefn

#endif
