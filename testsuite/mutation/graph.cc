/* Mutations of blocks, edges, loops and exception regions.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "mutation.h"
#include "versions.h"

namespace mergefn::mutation
{

namespace
{

template <int flag>
bool
turn_edge_flag (Place &p, Undo &u)
{
  CHANGE (u, p.edge->flags, p.edge->flags ^ flag);
  return true;
}

unsigned
statements_in (basic_block bb)
{
  unsigned count = 0;
  for (gimple_stmt_iterator gsi = gsi_start_nondebug_bb (bb); !gsi_end_p (gsi);
       gsi_next_nondebug (&gsi))
    count += gimple_code (gsi_stmt (gsi)) != GIMPLE_LABEL;
  return count;
}

/* Two branches that do the same may be exchanged, so they have to be unlike at first sight.  */
bool
swap_branches (Place &p, Undo &u)
{
  if (EDGE_COUNT (p.block->succs) != 2)
    return false;
  edge a = EDGE_SUCC (p.block, 0), b = EDGE_SUCC (p.block, 1);
  if (!((a->flags | b->flags) & EDGE_TRUE_VALUE)
      || statements_in (a->dest) == statements_in (b->dest))
    return false;
  std::swap (a->flags, b->flags);
  u.push ([=] () { std::swap (a->flags, b->flags); });
  return true;
}

/* An edge to where another edge of the function goes.  */
bool
change_destination (Place &p, Undo &u)
{
  gimple_stmt_iterator last = gsi_last_nondebug_bb (p.edge->src);
  if (!gsi_end_p (last)
      && (gimple_code (gsi_stmt (last)) == GIMPLE_SWITCH
          || gimple_code (gsi_stmt (last)) == GIMPLE_EH_DISPATCH))
    return false;
  basic_block bb;
  FOR_EACH_BB_FN (bb, p.fun)
  if (bb != p.edge->dest && bb != p.edge->src && EDGE_COUNT (bb->preds) > 1
      && gimple_seq_empty_p (phi_nodes (bb)))
    {
      CHANGE (u, p.edge->dest, bb);
      return true;
    }
  return false;
}

template <int flag>
bool
turn_block_flag (Place &p, Undo &u)
{
  CHANGE (u, p.block->flags, p.block->flags ^ flag);
  return true;
}

#define EDGE_FLAG(FLAG, EXPECT)                                                                    \
  {                                                                                                \
#FLAG, Where::edge, EXPECT, turn_edge_flag < FLAG>                                             \
  }
#define BLOCK_FLAG(FLAG, EXPECT)                                                                   \
  {                                                                                                \
#FLAG, Where::block, EXPECT, turn_block_flag < FLAG>                                           \
  }

} // namespace

const Table graph_mutations = {
  EDGE_FLAG (EDGE_TRUE_VALUE, in_key),
  EDGE_FLAG (EDGE_FALSE_VALUE, in_key),
  EDGE_FLAG (EDGE_EH, in_key),
  EDGE_FLAG (EDGE_FAKE, in_key),
  EDGE_FLAG (EDGE_ABNORMAL, in_key),
  EDGE_FLAG (EDGE_ABNORMAL_CALL, in_key),
  EDGE_FLAG (EDGE_FALLTHRU, nowhere),
  EDGE_FLAG (EDGE_EXECUTABLE, nowhere),
  EDGE_FLAG (EDGE_DFS_BACK, nowhere),
  EDGE_FLAG (EDGE_LOOP_EXIT, nowhere),
  EDGE_FLAG (EDGE_CROSSING, nowhere),
  EDGE_FLAG (EDGE_IRREDUCIBLE_LOOP, nowhere),
  { "edge_def::flags swapped", Where::block, in_key, swap_branches },
  { "edge_def::dest", Where::edge, in_key, change_destination },
  { "edge_def::goto_locus", Where::edge, nowhere,
    [] (Place &p, Undo &u) {
      CHANGE (u, p.edge->goto_locus, BUILTINS_LOCATION);
      return true;
    } },
  { "edge_def::probability", Where::edge, nowhere,
    [] (Place &p, Undo &u) {
      CHANGE (u, p.edge->probability, profile_probability::very_unlikely ());
      return true;
    } },
  BLOCK_FLAG (BB_REACHABLE, nowhere),
  BLOCK_FLAG (BB_IRREDUCIBLE_LOOP, nowhere),
  BLOCK_FLAG (BB_DUPLICATED, nowhere),
  BLOCK_FLAG (BB_HOT_PARTITION, nowhere),
  { "basic_block_def::count", Where::block, nowhere,
    [] (Place &p, Undo &u) {
      CHANGE (u, p.block->count, profile_count::uninitialized ());
      return true;
    } },
#if BLOCK_HAS_DISCRIMINATOR
  { "basic_block_def::discriminator", Where::block, nowhere,
    [] (Place &p, Undo &u) {
      CHANGE (u, p.block->discriminator, p.block->discriminator + 1);
      return true;
    } },
#endif
  { "basic_block_def::loop_father", Where::block, in_key,
    [] (Place &p, Undo &u) {
      if (!p.block->loop_father || !loop_outer (p.block->loop_father))
        return false;
      CHANGE (u, p.block->loop_father, loop_outer (p.block->loop_father));
      return true;
    } },
};

namespace
{

#define LOOP_FIELD(FIELD, VALUE, EXPECT)                                                           \
  {                                                                                                \
    "loop::" #FIELD, Where::loop, EXPECT, [] (Place &p, Undo &u) {                                 \
      CHANGE (u, p.loop->FIELD, VALUE);                                                            \
      return true;                                                                                 \
    }                                                                                              \
  }
#define LOOP_BIT(FIELD, EXPECT) LOOP_FIELD (FIELD, !p.loop->FIELD, EXPECT)
#define LOOP_NUMBER(FIELD, EXPECT) LOOP_FIELD (FIELD, p.loop->FIELD + 1, EXPECT)

/* A clique that some reference in the loop is of.  */
unsigned
clique_within (const class loop *loop, function *fun)
{
  basic_block bb;
  FOR_EACH_BB_FN (bb, fun)
  {
    if (!flow_bb_inside_loop_p (loop, bb))
      continue;
    for (gimple_stmt_iterator gsi = gsi_start_bb (bb); !gsi_end_p (gsi); gsi_next (&gsi))
      for (unsigned i = 0; i < gimple_num_ops (gsi_stmt (gsi)); i++)
        {
          tree op = gimple_op (gsi_stmt (gsi), i);
          tree base = op && gimple_assign_single_p (gsi_stmt (gsi)) ? memory_base (op) : NULL_TREE;
          if (base && MR_DEPENDENCE_CLIQUE (base))
            return MR_DEPENDENCE_CLIQUE (base);
        }
  }
  return 0;
}

} // namespace

const Table loop_mutations = {
  LOOP_BIT (finite_p, fact (FactKind::loop_bound)),
  LOOP_BIT (any_upper_bound, fact (FactKind::loop_bound)),
  { "loop::nb_iterations_upper_bound", Where::loop, fact (FactKind::loop_bound),
    [] (Place &p, Undo &u) {
      if (!p.loop->any_upper_bound)
        return false;
      CHANGE (u, p.loop->nb_iterations_upper_bound, p.loop->nb_iterations_upper_bound + 1);
      return true;
    } },
  LOOP_BIT (any_likely_upper_bound, nowhere),
  LOOP_NUMBER (nb_iterations_likely_upper_bound, nowhere),
  LOOP_BIT (any_estimate, nowhere),
  LOOP_NUMBER (nb_iterations_estimate, nowhere),
  LOOP_NUMBER (safelen, in_key),
  LOOP_NUMBER (simdlen, in_key),
  LOOP_NUMBER (unroll, in_key),
  LOOP_BIT (can_be_parallel, in_key),
  LOOP_BIT (dont_vectorize, in_key),
  LOOP_BIT (force_vectorize, in_key),
  LOOP_BIT (in_oacc_kernels_region, in_key),
  LOOP_BIT (warned_aggressive_loop_optimizations, nowhere),
  LOOP_NUMBER (av_ninsns, nowhere),
  LOOP_NUMBER (ninsns, nowhere),
  /* The vectoriser sets it, and clears it again.  */
  LOOP_NUMBER (constraints, nowhere),
  LOOP_FIELD (estimate_state, EST_AVAILABLE, nowhere),
  LOOP_FIELD (nb_iterations, integer_one_node, nowhere),
  LOOP_NUMBER (orig_loop_num, nowhere),
  { "loop::simduid", Where::loop, in_key,
    [] (Place &p, Undo &u) {
      tree result = DECL_RESULT (p.decl);
      if (!result)
        return false;
      CHANGE (u, p.loop->simduid, p.loop->simduid ? NULL_TREE : result);
      return true;
    } },
  { "loop::owned_clique", Where::loop, fact (FactKind::dependence),
    [] (Place &p, Undo &u) {
      unsigned clique = clique_within (p.loop, p.fun);
      if (!clique)
        return false;
      CHANGE (u, p.loop->owned_clique, p.loop->owned_clique == clique ? 0 : clique);
      return true;
    } },
};

namespace
{

/* The first handler's list of types with another type; LIST is where the list is.  */
bool
change_types (Undo &u, tree *list)
{
  tree type = *list && TREE_VALUE (*list) == integer_type_node ? char_type_node : integer_type_node;
  add_type_for_runtime (type);
  if (!lookup_type_for_runtime (type))
    return false;
  CHANGE (u, *list, tree_cons (NULL_TREE, type, *list ? TREE_CHAIN (*list) : NULL_TREE));
  return true;
}

bool
swap_handlers (Place &p, Undo &u)
{
  if (p.region->type != ERT_TRY)
    return false;
  eh_catch first = p.region->u.eh_try.first_catch;
  eh_catch second = first ? first->next_catch : nullptr;
  if (!second)
    return false;
  std::swap (first->type_list, second->type_list);
  u.push ([=] () { std::swap (first->type_list, second->type_list); });
  return true;
}

/* Sets the number of the statement's region or landing pad.  */
bool
set_pad (Place &p, Undo &u, int wanted)
{
  int pad = lookup_stmt_eh_lp_fn (p.fun, p.stmt);
  if (wanted == pad)
    return false;
  gimple *stmt = p.stmt;
  auto set = [] (gimple *of, int number) {
    remove_stmt_from_eh_lp (of);
    if (number)
      add_stmt_to_eh_lp (of, number);
  };
  set (stmt, wanted);
  u.push ([=] () { set (stmt, pad); });
  return true;
}

bool
change_pad (Place &p, Undo &u)
{
  int pad = p.fun->eh ? lookup_stmt_eh_lp_fn (p.fun, p.stmt) : 0;
  if (pad == 0)
    return false;
  eh_region region = get_eh_region_from_lp_number_fn (p.fun, pad);
  for (unsigned i = 1; i < vec_safe_length (p.fun->eh->lp_array); i++)
    if (eh_landing_pad other = (*p.fun->eh->lp_array)[i])
      if (other->region != region)
        return set_pad (p, u, i);
  return false;
}

} // namespace

const Table region_mutations = {
  { "eh_region_d::type", Where::region, in_key,
    [] (Place &p, Undo &u) {
      if (p.region->type != ERT_CLEANUP && p.region->type != ERT_MUST_NOT_THROW)
        return false;
      /* As cleanups have no data of their own.  */
      CHANGE (u, p.region->u.must_not_throw.failure_decl, NULL_TREE);
      CHANGE (u, p.region->type, p.region->type == ERT_CLEANUP ? ERT_MUST_NOT_THROW : ERT_CLEANUP);
      return true;
    } },
  { "eh_region_d::use_cxa_end_cleanup", Where::region, in_key,
    [] (Place &p, Undo &u) {
      CHANGE (u, p.region->use_cxa_end_cleanup, !p.region->use_cxa_end_cleanup);
      return true;
    } },
  { "eh_region_d::outer", Where::region, in_key,
    [] (Place &p, Undo &u) {
      if (!p.region->outer)
        return false;
      CHANGE (u, p.region->outer, p.region->outer->outer);
      return true;
    } },
  { "eh_catch_d::type_list", Where::region, in_key,
    [] (Place &p, Undo &u) {
      return p.region->type == ERT_TRY && p.region->u.eh_try.first_catch
             && change_types (u, &p.region->u.eh_try.first_catch->type_list);
    } },
  { "eh_catch_d::type_list swapped", Where::region, in_key, swap_handlers },
  { "eh_catch_d::filter_list", Where::region, nowhere,
    [] (Place &p, Undo &u) {
      if (p.region->type != ERT_TRY || !p.region->u.eh_try.first_catch)
        return false;
      CHANGE (u, p.region->u.eh_try.first_catch->filter_list,
              build_tree_list (NULL_TREE, integer_one_node));
      return true;
    } },
  { "eh_region_d::u.allowed.type_list", Where::region, in_key,
    [] (Place &p, Undo &u) {
      return p.region->type == ERT_ALLOWED_EXCEPTIONS
             && change_types (u, &p.region->u.allowed.type_list);
    } },
  { "eh_region_d::u.must_not_throw.failure_decl", Where::region, in_key,
    [] (Place &p, Undo &u) {
      if (p.region->type != ERT_MUST_NOT_THROW)
        return false;
      CHANGE (u, p.region->u.must_not_throw.failure_decl, p.decl);
      return true;
    } },
  { "eh_region_d::u.must_not_throw.failure_loc", Where::region, nowhere,
    [] (Place &p, Undo &u) {
      if (p.region->type != ERT_MUST_NOT_THROW)
        return false;
      CHANGE (u, p.region->u.must_not_throw.failure_loc, BUILTINS_LOCATION);
      return true;
    } },
  { "lookup_stmt_eh_lp: none", Where::statement, in_key,
    [] (Place &p, Undo &u) {
      return p.fun->eh && lookup_stmt_eh_lp_fn (p.fun, p.stmt) != 0 && set_pad (p, u, 0);
    } },
  { "lookup_stmt_eh_lp: another region", Where::statement, in_key, change_pad },
  { "gimple_resx_region", Where::statement, in_key,
    [] (Place &p, Undo &u) {
      gresx *resx = dyn_cast<gresx *> (p.stmt);
      for (unsigned i = 1; resx && i < vec_safe_length (p.fun->eh->region_array); i++)
        if ((*p.fun->eh->region_array)[i] && static_cast<int> (i) != gimple_resx_region (resx))
          {
            CHANGE (u, resx->region, static_cast<int> (i));
            return true;
          }
      return false;
    } },
};

} // namespace mergefn::mutation
