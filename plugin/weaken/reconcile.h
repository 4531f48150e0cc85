/* Reconciling: before two functions with equal keys merge, the kept one forgets what only it knew.

   There is one step per kind of fact.  Each step is monotone and idempotent: a weakened fact stays weak, so a
   function may be merged into again and again.  Nothing here decides whether a pair merges, and nothing here
   touches the dropped function.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_PLUGIN_WEAKEN_RECONCILE_H
#define MERGEFN_PLUGIN_WEAKEN_RECONCILE_H

#include "comparator/order/function.h"

namespace mergefn
{

/* How many facts of each kind were weakened.  */
using Weakened = std::map<FactKind, unsigned>;

/* Adds MORE to ALL.  */
void add (Weakened &all, const Weakened &more);

/* True if WEAKENED has what a caller is promised by a declaration.  Then the keys of all callers have changed.  */
bool promises_weakened_p (const Weakened &weakened);

/* Leaves in the kept function, in what is written down about it, and in the declarations that
   others see, only what is known of both.  KEPT and DROPPED are walks with equal keys of bodies
   that have not changed since; KEPT is not valid afterwards if anything was weakened.  */
Weakened reconcile (const WalkedFunction &kept, const WalkedFunction &dropped);

/* Makes FUNCTION forget the facts in which the same function of two units most often differs.  These are the
   types of its accesses, the layout along addresses, and where pointers point to, which GCC finds out once
   more.  FUNCTION is the walk of a body that has not changed since.  It is invalid afterwards if anything was
   weakened.  */
Weakened forget_types_and_targets (const WalkedFunction &function);

/* Makes FUNCTION, which others were folded into, forget the types of its references, if some store may be there for its
   type alone (comparator/facts/retags.h).  GCC drops such a store where types differ, or where two addresses are one that
   were two in a dropped function: then for the sake of a reference to the other address, even on another branch.  Then no
   reference may go by types, and no caller may be told that nothing is written.  A function whose facts are in its key
   forgets nothing, and has exact types in the key instead (needs_exact_types_p).  FUNCTION is the walk of a body that has
   not changed since, and is invalid afterwards.  */
void forget_retags (const WalkedFunction &function);

} // namespace mergefn

#endif
