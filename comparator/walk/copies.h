/* Copies: values that only name another one.

   For the key a copy does not exist.  Reads GIMPLE and types, never changes a statement and writes no
   key.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_COMPARATOR_WALK_COPIES_H
#define MERGEFN_COMPARATOR_WALK_COPIES_H

#include "comparator/walk/context.h"

namespace mergefn
{

/* The value that STMT only renames: the operand of a copy, of a conversion that changes no bit, or
   of a PHI with one argument.  Null for any other statement.  Such a statement does not exist for
   the key; its result is its operand.

   A conversion between a pointer and an integer is no copy: see TypeTable::value.  */
tree copied_value (Walk &walk, gimple *stmt);

/* The value that NAME is, through all copies.  */
tree original (Walk &walk, tree name);

} // namespace mergefn

#endif
