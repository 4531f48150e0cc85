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

/* True if NAME is a pointer that is computed, and may be so in a loop.  A call of the function's own may become a loop.
   GCC takes a sum of a pointer and a variable for no less than the alignment of what its type points to, and bounds the
   loop by that if the sum starts at a constant (infer_loop_bounds_from_pointer_arith).  Other values become such sums:
   an address with a variable part, a PHI after an inner loop (final_value_replacement_loop), a built-in's result.  */
bool may_bound_loop_p (Walk &walk, tree name);

} // namespace mergefn

#endif
