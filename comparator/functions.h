/* Asking something of a unit's functions.  Changes none.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_COMPARATOR_FUNCTIONS_H
#define MERGEFN_COMPARATOR_FUNCTIONS_H

#include "comparator/gcc.h"

namespace mergefn
{

/* True if WANTED (cgraph_node *) is true of a function of the unit that has a body.  */
template <typename Wanted>
bool
any_function_p (Wanted wanted)
{
  cgraph_node *node;
  FOR_EACH_FUNCTION_WITH_GIMPLE_BODY (node)
  if (wanted (node))
    return true;
  return false;
}

/* True if FUNCTION has a call of itself, also by an alias or a thunk.  GCC may make a loop of such calls.  */
inline bool
calls_itself_p (const cgraph_node *function)
{
  for (const cgraph_edge *edge = function->callees; edge; edge = edge->next_callee)
    if (edge->callee->function_symbol () == function)
      return true;
  return false;
}

} // namespace mergefn

#endif
