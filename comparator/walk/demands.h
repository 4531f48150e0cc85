/* Demands: statements that compile only if GCC finds out enough.  Never changes a statement.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_COMPARATOR_WALK_DEMANDS_H
#define MERGEFN_COMPARATOR_WALK_DEMANDS_H

#include "comparator/gcc.h"

namespace mergefn
{

/* True if the compile fails, or warns, unless GCC removes STMT, makes a tail call of it, or finds that an operand
   is a constant.  What GCC then knows must not become less.  */
bool demand_p (const gimple *stmt);

/* True if FUN has such a statement.  */
bool demands_p (function *fun);

} // namespace mergefn

#endif
