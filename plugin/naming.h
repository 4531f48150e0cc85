/* The names of shared bodies.

   A digest of its content names a body where every unit would agree on that; so the linker keeps one
   of all units' copies, and no unit's copy can stand in for one that does something else.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_PLUGIN_NAMING_H
#define MERGEFN_PLUGIN_NAMING_H

#include "../comparator/gcc.h"

namespace mergefn
{

/* Gives BODIES, shared bodies whose code is final, their final names: `__mergefn_' and the digest of
   the content, weak, hidden and in a COMDAT group of that name.  Those whose content is this unit's
   stay local to it.  */
void name_shared_bodies (const std::vector<cgraph_node *> &bodies);

} // namespace mergefn

#endif
