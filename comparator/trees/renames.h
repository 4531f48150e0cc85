/* Renames: which name a statement only hands on, whatever the types of the two.  Reads GIMPLE, changes none.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_COMPARATOR_TREES_RENAMES_H
#define MERGEFN_COMPARATOR_TREES_RENAMES_H

#include "comparator/gcc.h"

namespace mergefn
{

/* Returns the name that STMT copies or converts, or that is a PHI's only argument.  Null for any other statement.  */
tree renamed_name (gimple *stmt);

} // namespace mergefn

#endif
