/* Keeping passes from functions.  Changes declarations only.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "plugin/weaken/opaque.h"
#include "plugin/bodies/marks.h"
#include "plugin/weaken/flow_info.h"
#include "comparator/compat.h"
#include "comparator/faults.h"
#include "comparator/statements.h"
#include "comparator/trees/parts.h"

namespace mergefn
{

namespace
{

/* By which marks later passes leave a function alone.  */
struct Restraints
{
  bool opaque, no_strings, no_statics, no_joins, no_motion;

  bool any_p () const { return opaque || no_strings || no_statics || no_joins || no_motion; }
  bool operator<(const Restraints &other) const
  {
    return std::tie (opaque, no_strings, no_statics, no_joins, no_motion) < std::tie (
               other.opaque, other.no_strings, other.no_statics, other.no_joins, other.no_motion);
  }
};

/* True if GCC is to find out nothing more of DECL for its callers.  */
bool
opaque_p (const_tree decl)
{
  return marked_p (decl, Mark::opaque) || values_meet_p (decl);
}

/* True if a value of TYPE has bytes in the order that is not the target's.  */
bool
holds_reverse_order_p (const_tree type)
{
  return (AGGREGATE_TYPE_P (type) && TYPE_REVERSE_STORAGE_ORDER (type))
         || any_part_p (type, holds_reverse_order_p);
}

/* True if FUNCTION refers to bytes in the order that is not the target's.  GCC may make accesses to parts of a copy
   (SRA).  */
bool
reverse_order_p (function *function)
{
  return any_statement_p (function, [] (gimple *stmt) {
    const std::vector<tree> refs = references_of (stmt);
    return std::any_of (refs.begin (), refs.end (), reverse_storage_order_for_component_p)
           || (gimple_assign_single_p (stmt)
               && holds_reverse_order_p (TREE_TYPE (gimple_assign_lhs (stmt))));
  });
}

Restraints
restraints_of (cgraph_node *node)
{
  const bool values_meet = values_meet_p (node->decl);
  return { opaque_p (node->decl), marked_p (node->decl, Mark::no_strings),
           marked_p (node->decl, Mark::no_statics), values_meet,
           values_meet && reverse_order_p (DECL_STRUCT_FUNCTION (node->decl)) };
}

/* Returns a copy of the optimisation OPTIONS.  Under it GCC analyses neither what an opaque function reads and
   writes, nor whether it is pure or const.  */
tree
restrained (tree options, Restraints by)
{
  tree copy = copy_node (options);
  if (by.opaque)
    {
      TREE_OPTIMIZATION (copy)->x_flag_ipa_modref = 0;
      TREE_OPTIMIZATION (copy)->x_flag_ipa_pure_const = 0;
      /* Since GCC 14 that is also in which range each result is.  */
      TREE_OPTIMIZATION (copy)->x_flag_ipa_vrp = 0;
    }
  if (by.no_strings)
    TREE_OPTIMIZATION (copy)->x_flag_optimize_strlen = 0;
  if (by.no_statics)
    TREE_OPTIMIZATION (copy)->x_flag_ipa_reference = 0;
  /* These take two references to one place for one.  PRE also merges equal blocks, and gives a call that it inserts the
     type of any equal call.  */
  if (by.no_joins)
    {
      if (!faulty_p (Fault::call_promises))
        TREE_OPTIMIZATION (copy)->x_flag_tree_pre = 0;
      TREE_OPTIMIZATION (copy)->x_flag_code_hoisting = 0;
      TREE_OPTIMIZATION (copy)->x_flag_tree_loop_if_convert = 0;
      TREE_OPTIMIZATION (copy)->x_flag_tree_cselim = 0;
      TREE_OPTIMIZATION (copy)->x_flag_if_conversion = 0;
      /* These join two stores, and forget where the exceptions of one end.  */
      if (TREE_OPTIMIZATION (copy)->x_flag_non_call_exceptions)
        {
          TREE_OPTIMIZATION (copy)->x_flag_tree_sink = 0;
          if (compat::phiopt_joins_stores_p ())
            TREE_OPTIMIZATION (copy)->x_flag_ssa_phiopt = 0;
        }
    }
  /* Store motion spells no order.  */
  if (by.no_motion)
    TREE_OPTIMIZATION (copy)->x_flag_tree_loop_im = 0;
  /* GCC fills a node's table of operations in place, so no two nodes may share one.  */
  TREE_OPTIMIZATION_OPTABS (copy) = NULL;
  TREE_OPTIMIZATION_BASE_OPTABS (copy) = NULL;
  return copy;
}

/* What a declaration promises its callers.  */
struct Promises
{
  bool constant, pure, looping, allocates, nothrow, noreturn;
};

/* Of opaque functions, their aliases and thunks, by the declaration's number.  */
std::unordered_map<unsigned, Promises> promises_of_opaque;

bool
record_promises (cgraph_node *name, void *)
{
  const_tree decl = name->decl;
  promises_of_opaque[DECL_UID (decl)] = { bool (TREE_READONLY (decl)),
                                          bool (DECL_PURE_P (decl)),
                                          bool (DECL_LOOPING_CONST_OR_PURE_P (decl)),
                                          bool (DECL_IS_MALLOC (decl)),
                                          bool (TREE_NOTHROW (decl)),
                                          bool (TREE_THIS_VOLATILE (decl)) };
  return false;
}

bool
restore_promises_of (cgraph_node *name, void *)
{
  tree decl = name->decl;
  if (auto found = promises_of_opaque.find (DECL_UID (decl)); found != promises_of_opaque.end ())
    {
      TREE_READONLY (decl) = found->second.constant;
      DECL_PURE_P (decl) = found->second.pure;
      DECL_LOOPING_CONST_OR_PURE_P (decl) = found->second.looping;
      DECL_IS_MALLOC (decl) = found->second.allocates;
      TREE_NOTHROW (decl) = found->second.nothrow;
      TREE_THIS_VOLATILE (decl) = found->second.noreturn;
    }
  return false;
}

} // namespace

void
make_opaque (cgraph_node *node)
{
  set_mark (node, Mark::opaque);
}

void
forget_statics (cgraph_node *node)
{
  set_mark (node, Mark::no_statics);
}

void
set_options_of_marked_functions ()
{
  /* By the options that they are copies of, and by the marks.  */
  std::map<std::pair<tree, Restraints>, tree> made;
  cgraph_node *node;
  FOR_EACH_FUNCTION_WITH_GIMPLE_BODY (node)
  {
    const Restraints by = restraints_of (node);
    if (!by.any_p ())
      continue;
    if (by.opaque)
      node->call_for_symbol_thunks_and_aliases (record_promises, nullptr, true);
    tree &options = DECL_FUNCTION_SPECIFIC_OPTIMIZATION (node->decl);
    tree from = options ? options : optimization_default_node;
    tree &copy = made[{ from, by }];
    if (!copy)
      copy = restrained (from, by);
    options = copy;
  }
}

bool
restore_promises (const function *function)
{
  if (!opaque_p (function->decl))
    return false;
  cgraph_node::get (function->decl)
      ->call_for_symbol_thunks_and_aliases (restore_promises_of, nullptr, true);
  return true;
}

bool
update_own_calls (function *function)
{
  const cgraph_node *node = cgraph_node::get (function->decl);
  basic_block bb;
  FOR_EACH_BB_FN (bb, function)
  for (gimple_stmt_iterator gsi = gsi_start_bb (bb); !gsi_end_p (gsi); gsi_next (&gsi))
    if (tree callee
        = is_gimple_call (gsi_stmt (gsi)) ? gimple_call_fndecl (gsi_stmt (gsi)) : NULL_TREE)
      if (cgraph_node *called = cgraph_node::get (callee);
          called && called->ultimate_alias_target () == node)
        update_stmt (gsi_stmt (gsi));
  return need_ssa_update_p (function);
}

} // namespace mergefn
