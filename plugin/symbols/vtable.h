/* Addresses of virtual functions: nobody can see them, so where a slot of a virtual table, or of one
   that is used while an object is constructed, names a function, or code compares what it found in a
   slot, they may name an equal one.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_PLUGIN_SYMBOLS_VTABLE_H
#define MERGEFN_PLUGIN_SYMBOLS_VTABLE_H

#include "comparator/gcc.h"

namespace mergefn
{

/* True if REF, an address, can be made that of another function.  */
bool redirectable_address_p (ipa_ref *ref);

/* True if code may compare an address with that of NODE and run something else than NODE where they
   are equal: a copy of NODE's body that GCC inlined behind its guess of what a slot names.  That copy
   was not weakened, so no slot of another function may name NODE, nor one of NODE's another.  */
bool guards_code_p (cgraph_node *node);

/* Makes such references to NODE name TARGET.  */
void redirect_addresses (cgraph_node *node, cgraph_node *target);

} // namespace mergefn

#endif
