/* Checks on the comparator that a user may ask for (-fplugin-arg-mergefn-verify).  Changes nothing.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_PLUGIN_FOLD_VERIFY_H
#define MERGEFN_PLUGIN_FOLD_VERIFY_H

#include "comparator/order/function.h"

namespace mergefn
{

/* Checks the laws of the order and the hash contract on at most COUNT of FUNCTIONS.  A broken law is a fatal
   error that names it.  */
void verify_order (const std::vector<cgraph_node *> &functions, unsigned count);

/* Checks that KEPT promises no more than DROPPED where BEFORE did.  BEFORE and KEPT are the walks of one function,
   before and after it was weakened to serve DROPPED.  A fact too strong is a fatal error that names its kind.  So is any
   change if UNCHANGED is true.  */
void verify_weakened (const WalkedFunction &before, const WalkedFunction &kept,
                      const WalkedFunction &dropped, bool unchanged);

/* Checks that none of KEPT, which cycles of calls have merged into, still calls one of DROPPED, which have these numbers.
   Such a call may run a function that was not weakened.  It is a fatal error.  */
void verify_cycles (const std::vector<cgraph_node *> &kept, const std::unordered_set<int> &dropped);

/* Computes each canonical form of each of FUNCTIONS a second time, with GCC's own functions.  A form that
   differs is a fatal error at its statement.  */
void verify_forms (const std::vector<cgraph_node *> &functions);

} // namespace mergefn

#endif
