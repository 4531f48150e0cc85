/* The context that calls give a function: its caller's frame, where it returns to, and how it takes arguments.

   Reads the call graph and call statements; changes nothing.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_PLUGIN_SYMBOLS_CALLERS_H
#define MERGEFN_PLUGIN_SYMBOLS_CALLERS_H

#include "comparator/trees/promises.h"

namespace mergefn
{

/* Returns the function in whose code the call of EDGE is.  */
cgraph_node *calling_function (const cgraph_edge *edge);

/* True if some function calls both nested functions, KEPT and DROPPED, and may pass them different frames.  GCC
   treats two calls of one pure function with equal arguments as the same, whatever their static chains
   (tree-ssa-scopedtables).  */
bool frames_confused_p (cgraph_node *kept, cgraph_node *dropped);

/* The functions that call kept functions.  Kept functions gather callers, so these are listed once.  */
class Callers
{
public:
  /* PROMISES must outlive the object.  */
  explicit Callers (FormerPromises &promises) : m_promises (promises) {}
  /* True if some function calls both KEPT and DROPPED, or may turn out to, which promised different things.  GCC
     takes two calls of one function for one if they have equal arguments, and does not compare what each promises
     (gimple_equal_p, vn_reference_op_eq).  So it may believe of the one call what it knows of the other once both
     name KEPT.  */
  bool confuse_promises_p (cgraph_node *kept, cgraph_node *dropped);
  /* Returns the functions that call both KEPT and DROPPED, or DROPPED by two names.  Calls of two functions become calls
     of one there.  */
  std::vector<cgraph_node *> find_callers_of_both (cgraph_node *kept, cgraph_node *dropped);
  /* True if one of these, or a function that may turn out to be one, needs what GCC knows of values.  GCC would know of
     both results what it knew of one (plugin/weaken/flow_info.h).  */
  bool confuse_values_p (cgraph_node *kept, cgraph_node *dropped);
  /* True if some function calls both KEPT and DROPPED, or DROPPED by two names, and GCC may take two results for one once
     the calls are calls of KEPT: both functions are pure or const.  */
  bool results_meet_in_caller_p (cgraph_node *kept, cgraph_node *dropped);
  /* True if GCC may do so since it finds out late which function is called through an address.  */
  bool results_meet_by_address_p (cgraph_node *kept, cgraph_node *dropped);
  /* True if each call of DROPPED can become a call of KEPT, and still can whatever other functions have merged by then.  */
  bool calls_always_movable_p (cgraph_node *kept, cgraph_node *dropped);
  /* To be called before calls of DROPPED go to KEPT.  */
  void note_merge (cgraph_node *kept, cgraph_node *dropped);
  /* To be called when CALLER, a copy of a function, was made.  */
  void note_copy (cgraph_node *caller);

private:
  using Numbers = std::unordered_set<int>; /* Of nodes; none is used again.  */
  static void add (Numbers &numbers, cgraph_node *callee);
  const Numbers &callers_of (cgraph_node *kept);

  std::unordered_map<int, Numbers> m_callers; /* By the kept function's number.  */
  FormerPromises &m_promises;
};

/* True if FUNCTION may not compile, or may do something else, where GCC knows less of values, or where two of them are
   one.  Each is looked at once.  */
bool needs_values_p (cgraph_node *function);

/* True if a call through an address in the unit promises something of its own, whatever function it calls.  The unit is
   looked at once.  */
bool addresses_promise_p ();

/* True if a function with calls through addresses in the unit needs what GCC knows of values.  The unit is looked at
   once.  */
bool addresses_confuse_values_p ();

/* True if a function that calls NODE directly needs what GCC knows of values.  */
bool called_where_values_matter_p (cgraph_node *node);

/* True if NODE can be called by its address: it is virtual, or something has the address.  */
bool called_by_address_p (cgraph_node *node);

/* True if GCC may find out late that a call of NODE through an address is one of NODE itself, and make a loop of it.  GCC
   then takes what it knows of a single round for what holds in all.  */
bool may_call_itself_p (const cgraph_node *node);

/* True if a thunk to NODE does the same only if it is a jump: NODE asks for its return address, its frame or its caller's,
   or hands back more than its type says.  */
bool needs_jump_p (const cgraph_node *node);

/* True if another partition of the link calls NODE, by whatever name or thunk.  How it does so is settled.  */
bool called_elsewhere_p (cgraph_node *node);

/* True if another partition of the link calls NODE, and passes arguments in another way than calls of OTHER do.  */
bool called_otherwise_p (cgraph_node *node, const cgraph_node *other);

} // namespace mergefn

#endif
