/* Address sums: sums of which a part may turn out to be a pointer.

   RTL takes the part that was a pointer for the base of the address, and believes that the sum
   stays in that object.  A later pass may find through a part's sources that it is nothing but a
   pointer: PHIs, products by one, masks of all bits.  So it is part of the code which of these
   values are pointers.  Reads GIMPLE, never changes a statement.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_COMPARATOR_WALK_ADDRESS_SUMS_H
#define MERGEFN_COMPARATOR_WALK_ADDRESS_SUMS_H

#include "comparator/walk/context.h"

namespace mergefn
{

/* True if a value of TYPE may be an address.  */
bool address_wide_p (const_tree type);

/* Writes whether OPERAND, part of a sum that may form an address, is a pointer.  Remembers
   OPERAND.  */
void put_address_part (Walk &walk, tree operand);

/* Writes which of the values that the remembered operands are made of are pointers.  Called once
   the body was walked.  */
void put_address_sources (Walk &walk);

} // namespace mergefn

#endif
