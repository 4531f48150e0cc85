/* Making shared bodies.  Decides nothing, and redirects nothing to them.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "plugin/bodies/shared_body.h"
#include "plugin/bodies/marks.h"
#include "comparator/current_function.h"
#include "plugin/bodies/named_symbols.h"

namespace mergefn
{

/* Merges BODY's first block with the next.  GCC's copy begins with a block of its own, which bodies compared
   with it do not have.  */
static void
merge_first_block (cgraph_node *body)
{
  CurrentFunction current (DECL_STRUCT_FUNCTION (body->decl));
  basic_block first = single_succ (ENTRY_BLOCK_PTR_FOR_FN (cfun));
  if (single_succ_p (first) && can_merge_blocks_p (first, single_succ (first)))
    merge_blocks (first, single_succ (first));
}

bool
shared_body_p (const cgraph_node *node)
{
  return marked_p (node->decl, Mark::shared);
}

tree
source_function (tree fndecl)
{
  tree origin = DECL_ABSTRACT_ORIGIN (fndecl);
  return origin && TREE_CODE (origin) == FUNCTION_DECL ? origin : fndecl;
}

/* Makes the calls of SOURCE in its copy BODY calls of BODY.  Other calls of SOURCE may have to stay, and another unit's
   SOURCE may run for them, which was not weakened for whatever BODY stands for.  */
static void
redirect_self_calls (cgraph_node *body, cgraph_node *source)
{
  for (cgraph_edge *edge : calls_in_body (body, source))
    {
      gimple_call_set_fndecl (edge->call_stmt, body->decl);
      update_stmt_fn (DECL_STRUCT_FUNCTION (body->decl), edge->call_stmt);
      edge->redirect_callee (body);
    }
}

cgraph_node *
make_shared_body (cgraph_node *source)
{
  /* noclone asks for a single body, and the shared body is the only one left.  */
  tree attributes = DECL_ATTRIBUTES (source->decl);
  DECL_ATTRIBUTES (source->decl) = remove_attribute ("noclone", copy_list (attributes));
  cgraph_node *body = source->create_version_clone_with_body (vNULL, nullptr, nullptr, nullptr,
                                                              nullptr, "mergefn");
  DECL_ATTRIBUTES (source->decl) = attributes;
  if (!body)
    return nullptr;
  set_mark (body, Mark::shared);
  redirect_self_calls (body, source);
  merge_first_block (body);
  /* The body may get a name that all units share, so callers in this unit must call it as any other's would.  */
  body->local = false;
  body->calls_comdat_local = false;
  body->nonfreeing_fn = source->nonfreeing_fn;
  body->frequency = source->frequency;
  body->only_called_at_startup = source->only_called_at_startup;
  body->only_called_at_exit = source->only_called_at_exit;
  return body;
}

void
summarize_accesses (cgraph_node *body)
{
  CurrentFunction current (DECL_STRUCT_FUNCTION (body->decl));
  std::unique_ptr<opt_pass> pass (make_pass_modref (g));
  if (!pass->gate (cfun))
    return;
  /* The pass shall say nothing of BODY's declaration.  */
  int pure_const = std::exchange (flag_ipa_pure_const, 0);
  pass->execute (cfun);
  flag_ipa_pure_const = pure_const;
  /* The pass leaves dominators, which GCC wants gone before a body is dropped.  */
  free_dominance_info (CDI_DOMINATORS);
  free_dominance_info (CDI_POST_DOMINATORS);
}

} // namespace mergefn
