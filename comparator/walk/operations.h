/* Operations in a key: assignments and comparisons, in one form where GIMPLE has several.  Never
   changes a statement.

   An operation has its types, signs included, also where the bits of the result do not depend on them.  GCC takes the
   results of two operations for one only if their types are the same, and then joins the references through them.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_COMPARATOR_WALK_OPERATIONS_H
#define MERGEFN_COMPARATOR_WALK_OPERATIONS_H

#include "comparator/walk/context.h"

namespace mergefn
{

/* Writes comparison CODE of FIRST and SECOND in one form: a < b as b > a.  */
void put_comparison (Walk &walk, tree_code code, tree first, tree second);

void put_assign (Walk &walk, const gassign *stmt);

/* The comparison that gives for (b, a) what CODE gives for (a, b).  */
tree_code mirrored (tree_code code);

/* True if STMT, like p + 8, is written as &MEM[p + 8].  */
bool sum_as_address_p (const gassign *stmt);

/* True if STMT computes a pointer, and may do so in a loop.  An address with a variable part, and a number made a pointer,
   may become a sum.  A call of the function's own may become a loop.  GCC takes the sum for no less than the alignment of
   what its type points to, and bounds the loop by that if the sum starts at a constant
   (infer_loop_bounds_from_pointer_arith).  */
bool may_bound_loop_p (Walk &walk, const gimple *stmt);

} // namespace mergefn

#endif
