/* Exception handling in a key: which region a statement throws into, and what that region and those
   around it catch, filter or forbid.  Changes no region.

   Late in the pipeline the call graph's references do not show caught types, so the region tree is
   walked.  mold's icf.cc says of LSDAs: "without it, two functions whose exception tables catch
   different types would be folded".

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_COMPARATOR_WALK_EH_H
#define MERGEFN_COMPARATOR_WALK_EH_H

#include "comparator/walk/context.h"

namespace mergefn
{

/* Writes where an exception from STMT goes.  */
void put_eh_of_statement (Walk &walk, gimple *stmt);

/* Writes the region of the walked function with INDEX, as GIMPLE_RESX, GIMPLE_EH_DISPATCH and the
   __builtin_eh_* functions name it.  */
void put_eh_region (Walk &walk, int index);

} // namespace mergefn

#endif
