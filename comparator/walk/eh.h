/* Exception handling in a key: which region a statement throws into, and what that region and those
   around it catch, filter or forbid.

   The call graph's references do not show caught types late in the pipeline, so the region tree is
   walked ("without it, two functions whose exception tables catch different types would be folded",
   as mold's icf.cc says of LSDAs).

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_COMPARATOR_WALK_EH_H
#define MERGEFN_COMPARATOR_WALK_EH_H

#include "comparator/walk/walk.h"

namespace mergefn
{

/* Where an exception from STMT goes.  */
void put_eh_of_statement (Walk &walk, gimple *stmt);

/* The region of the walked function with INDEX, as GIMPLE_RESX, GIMPLE_EH_DISPATCH and the
   __builtin_eh_* functions name it.  */
void put_eh_region (Walk &walk, int index);

} // namespace mergefn

#endif
