/* Comparing what two functions with equal keys know: may the one serve the other?

   Changes nothing.  Knows how facts are written (collect.cc, summaries.cc), and not how they are weakened.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_COMPARATOR_ORDER_STRENGTH_H
#define MERGEFN_COMPARATOR_ORDER_STRENGTH_H

#include "comparator/order/function.h"

namespace mergefn
{

/* True if fact number AT of KEPT promises no more than that of DROPPED, the same fact of a function with an equal
   key.  True also for the kinds that are no order: ranges, attributes and summaries.  */
bool no_stronger_p (const WalkedFunction &kept, const WalkedFunction &dropped, size_t at);

/* Returns the number of a fact of KEPT by which a reference goes by types, though none may.  None may if the two
   functions have an access whose type no reference spells out, and these types differ.  */
std::optional<size_t> find_type_too_many (const WalkedFunction &kept,
                                          const WalkedFunction &dropped);

} // namespace mergefn

#endif
