/* Looking through a function's statements.  Changes none.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_COMPARATOR_STATEMENTS_H
#define MERGEFN_COMPARATOR_STATEMENTS_H

#include "comparator/gcc.h"

namespace mergefn
{

/* True if WANTED (gimple *) is true of a statement of FUN that is no PHI.  */
template <typename Wanted>
bool
any_statement_p (function *fun, Wanted wanted)
{
  basic_block bb;
  FOR_EACH_BB_FN (bb, fun)
  for (gimple_stmt_iterator gsi = gsi_start_bb (bb); !gsi_end_p (gsi); gsi_next (&gsi))
    if (wanted (gsi_stmt (gsi)))
      return true;
  return false;
}

} // namespace mergefn

#endif
