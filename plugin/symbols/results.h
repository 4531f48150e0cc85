/* Results of calls that GCC may take for one value once the calls name one function.

   GCC takes two calls of a pure function with equal arguments for one.  What is known of the one result, or of what
   is computed from it, then counts for the other (maybe_duplicate_ssa_info_at_copy).  It may be known where the other
   is not used: in a branch, or after the program may have ended.  A function that calls one function twice is no
   different after folding.  One that calls two functions, which become one, is.

   Reads the call graph and statements; changes nothing.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_PLUGIN_SYMBOLS_RESULTS_H
#define MERGEFN_PLUGIN_SYMBOLS_RESULTS_H

#include "comparator/gcc.h"

namespace mergefn
{

/* True if the results of A and of B, calls in the code of CALLER, may be taken for one.  */
bool results_meet_p (cgraph_node *caller, const cgraph_edge *a, const cgraph_edge *b);

/* True if the result of CALL, in the code of CALLER, and of a call through an address there may be taken for one.
   GCC may find out late which function an address is of.  */
bool meets_indirect_call_p (cgraph_node *caller, const cgraph_edge *call);

/* Calls through addresses of which two in one function may have results that are taken for one.  */
class IndirectCalls
{
public:
  /* True if there are such calls in the unit, and they may be calls of FUNCTION.  */
  bool meet_p (const cgraph_node *function);

private:
  struct Shape
  {
    machine_mode result;
    unsigned arguments;
    bool operator<(const Shape &other) const
    {
      return std::tie (result, arguments) < std::tie (other.result, other.arguments);
    }
  };
  void find ();
  void find_in (cgraph_node *caller);

  std::optional<std::set<Shape>> m_shapes; /* None until somebody asks.  */
};

} // namespace mergefn

#endif
