/* Telling a function's late self-calls from its others.  Changes the types of calls, nothing else.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "plugin/weaken/self_calls.h"
#include "comparator/statements.h"

namespace mergefn
{

/* No user can write an attribute with a space.  */
static const char *const mark = "mergefn self-call";

static bool
self_call_p (const gcall *call, const function *function)
{
  tree callee = gimple_call_fndecl (call);
  return callee && !fndecl_built_in_p (callee) && recursive_call_p (function->decl, callee);
}

void
mark_self_calls (function *function)
{
  for_each_call (function, [function] (gcall *call) {
    if (!self_call_p (call, function))
      return;
    tree type = gimple_call_fntype (call);
    tree attributes = tree_cons (get_identifier (mark), NULL_TREE, TYPE_ATTRIBUTES (type));
    gimple_call_set_fntype (call, build_type_attribute_variant (type, attributes));
  });
}

bool
late_self_call_p (const gcall *call, const function *function)
{
  return self_call_p (call, function)
         && !lookup_attribute (mark, TYPE_ATTRIBUTES (gimple_call_fntype (call)));
}

} // namespace mergefn
