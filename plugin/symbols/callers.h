/* The context that calls give a function: its caller's frame, where it returns to, and how it takes arguments.

   Reads the call graph and call statements; changes nothing.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_PLUGIN_SYMBOLS_CALLERS_H
#define MERGEFN_PLUGIN_SYMBOLS_CALLERS_H

#include "comparator/statements.h"

namespace mergefn
{

/* True if some function calls both nested functions, KEPT and DROPPED, and may pass them different frames.  GCC
   treats two calls of one pure function with equal arguments as the same, whatever their static chains
   (tree-ssa-scopedtables).  */
bool frames_confused_p (cgraph_node *kept, cgraph_node *dropped);

/* True if GCC may know more of a call's result in FUNCTION than the callee says: by an assumption
   (__builtin_unreachable), made or to be made, or by a promise that a call had.  */
bool assumes_results_p (const cgraph_node *function);

/* The functions that call kept functions.  Kept functions gather callers, so these are listed once.  */
class Callers
{
public:
  /* True if some function calls both KEPT and DROPPED, and GCC may believe of the one call what it knows of the other
     once both name KEPT.  GCC takes two such calls for one if they have equal arguments, and does not compare what each
     promises (gimple_equal_p, vn_reference_op_eq).  If the function is pure, what is assumed of the result after the one
     call is taken to hold after the other (eliminate_stmt), even if the program ends between them.  */
  bool confuse_p (cgraph_node *kept, cgraph_node *dropped);
  /* To be called before calls of DROPPED go to KEPT.  */
  void note_merge (cgraph_node *kept, cgraph_node *dropped);

private:
  using Numbers = std::unordered_set<int>; /* Of nodes; none is used again.  */
  static void add (Numbers &numbers, cgraph_node *callee);

  std::unordered_map<int, Numbers> m_callers; /* By the kept function's number.  */
  AnswersByFunction m_assuming{ assumes_results_p };
};

/* True if NODE can be called by its address: it is virtual, or something has the address.  */
bool called_by_address_p (cgraph_node *node);

/* True if NODE asks for its return address, its frame or its caller's.  Such a function sees a thunk that is no
   jump.  */
bool asks_caller_p (const cgraph_node *node);

/* True if another partition of the link calls NODE, by whatever name or thunk.  How it does so is settled.  */
bool called_elsewhere_p (cgraph_node *node);

/* True if another partition of the link calls NODE, and passes arguments in another way than calls of OTHER do.  */
bool called_otherwise_p (cgraph_node *node, const cgraph_node *other);

} // namespace mergefn

#endif
