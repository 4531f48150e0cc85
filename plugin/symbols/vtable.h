/* Addresses of virtual functions, which nobody can see.

   So a slot of a virtual table may name an equal function instead, also in a table that is used while an object
   is constructed.  So may code that compares what it found in a slot.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_PLUGIN_SYMBOLS_VTABLE_H
#define MERGEFN_PLUGIN_SYMBOLS_VTABLE_H

#include "comparator/gcc.h"

namespace mergefn
{

/* True if REF, an address, can be replaced by the address of another function.  */
bool redirectable_address_p (ipa_ref *ref);

/* True if code may compare an address with NODE's and, where they are equal, run something else than NODE: a
   copy of its body.  GCC inlined the copy behind its guess of the function that a slot names.  The copy was not
   weakened.  So no slot of another function may name NODE, and no slot of NODE's may name another.  */
bool guards_code_p (cgraph_node *node);

/* The answers of guards_code_p, each found once, since kept functions gather references.  Slots of virtual tables guard
   nothing, so gathering these changes no answer.  */
class Guards
{
public:
  bool of (cgraph_node *node);
  /* To be called before uses of DROPPED go to KEPT.  */
  void note_merge (cgraph_node *kept, cgraph_node *dropped);

private:
  std::unordered_map<int, bool> m_known; /* By the node's number, which is never used again.  */
};

/* Makes redirectable references to NODE name TARGET.  */
void redirect_addresses (cgraph_node *node, cgraph_node *target);

} // namespace mergefn

#endif
