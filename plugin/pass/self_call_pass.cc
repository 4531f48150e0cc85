/* Where GCC makes no loop of a function's late self-calls.

   A call through an address may be found late to be one of the folded function itself.  GCC would make a loop of that,
   and take what it knows of one call for what holds in all rounds: restrict, and the type of a sum.  So while a pass for
   tail calls runs, such calls name a copy of the declaration.  To GCC that is another function, of which the same is
   known.  A call that was a jump remains one.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "plugin/pass/self_call_pass.h"
#include "comparator/statements.h"
#include "plugin/pass/added_pass.h"
#include "plugin/weaken/flow_info.h"
#include "plugin/weaken/self_calls.h"

namespace mergefn
{

namespace
{

/* The copies, and what each is a copy of, while calls name them.  */
std::map<tree, tree> originals;

tree
copy_of (tree callee)
{
  for (const auto &[copy, original] : originals)
    if (original == callee)
      return copy;
  tree copy = copy_node (callee);
  DECL_EXTERNAL (copy) = 1;
  TREE_STATIC (copy) = 0;
  DECL_INITIAL (copy) = NULL_TREE;
  SET_DECL_RTL (copy, NULL_RTX);
  originals[copy] = callee;
  return copy;
}

void
hide_late_self_calls (function *function)
{
  for_each_call (function, [function] (gcall *call) {
    if (late_self_call_p (call, function))
      gimple_call_set_fndecl (call, copy_of (gimple_call_fndecl (call)));
  });
}

void
show_late_self_calls (function *function)
{
  for_each_call (function, [] (gcall *call) {
    if (auto found = originals.find (gimple_call_fndecl (call)); found != originals.end ())
      gimple_call_set_fndecl (call, found->second);
  });
  /* GCC makes a node for any function that it asks about.  */
  for (const auto &[copy, original] : originals)
    if (cgraph_node *node = cgraph_node::get (copy))
      node->remove ();
  originals.clear ();
}

} // namespace

void
register_self_call_passes (const char *plugin)
{
  static AddedPass hide (
      added_pass_data (GIMPLE_PASS, "mergefn-hide-self-calls"),
      [] (const function *function) { return becomes_no_loop_p (function->decl); },
      hide_late_self_calls);
  static AddedPass show (
      added_pass_data (GIMPLE_PASS, "mergefn-show-self-calls"),
      [] (const function *) { return !originals.empty (); }, show_late_self_calls);
  for (const char *pass : { "tailr", "tailc" })
    {
      add_beside_each (plugin, &hide, pass, PASS_POS_INSERT_BEFORE);
      add_beside_each (plugin, &show, pass, PASS_POS_INSERT_AFTER);
    }
}

} // namespace mergefn
