/* Operations in a key: assignments and comparisons, in one form where GIMPLE has several.  Never
   changes a statement.

   An operation's sign is in the key only where its result depends on it.  Undefined overflow is a
   fact, and its place is noted as a site.

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

/* True if the bits of CODE's result follow from those of its operands, whatever their sign, as long
   as all are held alike.  */
bool bitwise_p (tree_code code);

/* True if STMT, like x << 3, is written as x * 8.  GCC's shifts to the left wrap, so the
   multiplication does, too.  */
bool shift_as_multiplication_p (const gassign *stmt);

/* The factor of such a multiplication.  */
tree shift_factor (const gassign *stmt);

/* True if STMT, like p + 8, is written as &MEM[p + 8].  */
bool sum_as_address_p (const gassign *stmt);

/* True if a conversion from FROM to TO takes the low bits of its operand, whatever its sign.  */
bool takes_low_bits_p (const_tree to, const_tree from);

} // namespace mergefn

#endif
