/* Operations in a key: assignments and comparisons, in one form where GIMPLE has several.

   An operation's sign is in the key only where its result depends on it; whether its overflow is
   undefined is a fact, and its place is noted as a site.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_COMPARATOR_OPERATIONS_H
#define MERGEFN_COMPARATOR_OPERATIONS_H

#include "walk.h"

namespace mergefn
{

/* a < b as b > a.  */
void put_comparison (Walk &walk, tree_code code, tree first, tree second);

void put_assign (Walk &walk, const gassign *stmt);

} // namespace mergefn

#endif
