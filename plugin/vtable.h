/* Slots of virtual tables, and of the tables that are used while an object is constructed: where they
   name a function, they may name an equal one, since nobody can see the address of a virtual
   function.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_PLUGIN_VTABLE_H
#define MERGEFN_PLUGIN_VTABLE_H

#include "../comparator/gcc.h"

namespace mergefn
{

/* True if REF is a reference from a virtual table that can be made to name another function.  */
bool redirectable_slot_p (const ipa_ref *ref);

/* True if a virtual table that can be changed names NODE itself.  */
bool has_redirectable_slot_p (cgraph_node *node);

/* Makes the slots that name NODE name TARGET.  */
void redirect_slots (cgraph_node *node, cgraph_node *target);

} // namespace mergefn

#endif
