/* The walk over a function.  Changes nothing.

   The signature comes first, then the blocks depth first from the entry along the edges in a
   canonical order.  The arguments of all PHIs come last, by incoming edge, because those of a loop
   are defined after the PHI.

   A block's statements are visited after those of every block that dominates it.  So each operand
   but a PHI's is numbered before it is used.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "comparator/order/function.h"
#include "comparator/walk/eh.h"
#include "comparator/faults.h"
#include "comparator/walk/operands.h"
#include "comparator/walk/signature.h"
#include "comparator/walk/statements.h"
#include "comparator/walk/target_demands.h"

namespace mergefn
{

namespace
{

constexpr int meaningful_edge_flags
    = EDGE_TRUE_VALUE | EDGE_FALSE_VALUE | EDGE_EH | EDGE_ABNORMAL | EDGE_FAKE;

class BodyWalk
{
public:
  BodyWalk (Walk &walk, BodyBuffers &buffers)
      : m_walk (walk), m_out (walk.out), m_pending (buffers.pending), m_visited (buffers.visited),
        m_destinations (buffers.destinations), m_edges (buffers.edges),
        m_incoming (buffers.incoming)
  {
    m_pending.clear ();
    m_visited.clear ();
  }

  void run ();
  int insns () const { return m_insns; }

private:
  void block (basic_block bb);
  void loop_of (basic_block bb);
  void phi_results (basic_block bb);
  void phi_arguments (basic_block bb);
  void edges (basic_block bb);
  void find_successors (basic_block bb);
  void case_successors (gswitch *stmt, std::vector<basic_block> &result);
  void handler_successors (geh_dispatch *stmt, std::vector<basic_block> &result);
  void mention (basic_block bb);

  Walk &m_walk;
  WalkOutput &m_out;
  std::vector<basic_block> &m_pending; /* A stack: first mentioned, not yet visited.  */
  std::vector<basic_block> &m_visited; /* In the order of visit.  */
  /* These belong to the block at hand.  */
  std::vector<basic_block> &m_destinations;
  std::vector<edge> &m_edges;
  std::vector<BodyBuffers::Incoming> &m_incoming;
  int m_insns = 0;
};

/* Writes the number of BB, and plans its visit if this is its first mention.  */
void
BodyWalk::mention (basic_block bb)
{
  auto [number, first] = m_walk.locals.block (bb);
  m_out.put_opcode (first ? Tag::block : Tag::block_again);
  m_out.put_opcode (number);
  if (first && bb != EXIT_BLOCK_PTR_FOR_FN (m_walk.fun))
    m_pending.push_back (bb);
}

void
BodyWalk::loop_of (basic_block bb)
{
  class loop *loop = bb->loop_father;
  if (!loop || !loop_outer (loop))
    return;
  auto [number, first] = m_walk.locals.loop (loop);
  m_out.put (Tag::loop_header);
  m_out.put (number);
  m_out.put (bb == loop->header);
  m_out.put (bb == loop->latch);
  if (!first)
    return;
  m_out.put (loop_depth (loop));
  m_out.put (loop->simdlen);
  m_out.put (loop->safelen);
  m_out.put (loop->can_be_parallel);
  m_out.put (loop->dont_vectorize);
  m_out.put (loop->force_vectorize);
  m_out.put (loop->in_oacc_kernels_region);
  m_out.put (loop->unroll);
  if (loop->simduid)
    put_decl (m_walk, loop->simduid);
  else
    m_out.put (Tag::missing);
  m_out.put_site (Site::Kind::loop, loop);
}

void
BodyWalk::phi_results (basic_block bb)
{
  for (gphi_iterator gsi = gsi_start_phis (bb); !gsi_end_p (gsi); gsi_next (&gsi))
    if (copied_value (m_walk, gsi.phi ()))
      m_out.put_copy (gimple_phi_result (gsi.phi ()));
    else if (!virtual_operand_p (gimple_phi_result (gsi.phi ())))
      {
        m_out.put_opcode (Tag::phi);
        put_operand (m_walk, gimple_phi_result (gsi.phi ()));
        /* GCC takes two PHIs for one only if their types are the same (vn_phi_eq).  */
        put_arithmetic_type (m_walk, gimple_phi_result (gsi.phi ()));
      }
}

/* Writes arguments by the numbers of the blocks that the edges come from, as an edge's index says
   nothing.  Edges from blocks that were not reached do not exist.  */
void
BodyWalk::phi_arguments (basic_block bb)
{
  if (gimple_seq_empty_p (phi_nodes (bb)))
    return;
  m_incoming.clear ();
  edge e;
  edge_iterator ei;
  FOR_EACH_EDGE (e, ei, bb->preds)
    {
      Item from
          = e->src == ENTRY_BLOCK_PTR_FOR_FN (m_walk.fun) ? 0 : m_walk.locals.seen_block (e->src);
      if (from != LocalNumbering::not_visited)
        m_incoming.push_back ({ { from, e->flags & meaningful_edge_flags }, e });
    }
  std::sort (m_incoming.begin (), m_incoming.end (),
             [] (const auto &a, const auto &b) { return a.first < b.first; });
  for (gphi_iterator gsi = gsi_start_phis (bb); !gsi_end_p (gsi); gsi_next (&gsi))
    {
      if (virtual_operand_p (gimple_phi_result (gsi.phi ())) || copied_value (m_walk, gsi.phi ()))
        continue;
      m_out.set_statement (gsi.phi ());
      for (const auto &[source, edge] : m_incoming)
        {
          m_out.put (Tag::phi_argument);
          m_out.put (source.first);
          m_out.put (source.second);
          put_operand (m_walk, gimple_phi_arg_def (gsi.phi (), edge->dest_idx));
        }
    }
}

void
BodyWalk::case_successors (gswitch *stmt, std::vector<basic_block> &result)
{
  for (unsigned i = 0; i < gimple_switch_num_labels (stmt); i++)
    result.push_back (label_to_block (m_walk.fun, CASE_LABEL (gimple_switch_label (stmt, i))));
}

/* Adds the handlers in the order in which the runtime tries them.  */
void
BodyWalk::handler_successors (geh_dispatch *stmt, std::vector<basic_block> &result)
{
  eh_region region = get_eh_region_from_number_fn (m_walk.fun, gimple_eh_dispatch_region (stmt));
  if (region->type == ERT_ALLOWED_EXCEPTIONS)
    result.push_back (label_to_block (m_walk.fun, region->u.allowed.label));
  else if (region->type == ERT_TRY)
    for (eh_catch handler = region->u.eh_try.first_catch; handler; handler = handler->next_catch)
      result.push_back (label_to_block (m_walk.fun, handler->label));
}

/* Finds where BB's last statement may go, in an order that its meaning gives.  An edge that the
   statement does not name comes after, ordinary edges before exceptional ones.  Each edge is in
   m_edges once.  */
void
BodyWalk::find_successors (basic_block bb)
{
  m_destinations.clear ();
  m_edges.clear ();
  gimple_stmt_iterator last = gsi_last_nondebug_bb (bb);
  if (!gsi_end_p (last))
    {
      if (gswitch *stmt = dyn_cast<gswitch *> (gsi_stmt (last)))
        case_successors (stmt, m_destinations);
      else if (geh_dispatch *stmt = dyn_cast<geh_dispatch *> (gsi_stmt (last)))
        handler_successors (stmt, m_destinations);
    }
  auto rank = [] (const edge e) {
    return e->flags & EDGE_TRUE_VALUE ? 0 : e->flags & (EDGE_EH | EDGE_ABNORMAL) ? 2 : 1;
  };
  edge e;
  edge_iterator ei;
  for (int wanted = 0; wanted <= 2; wanted++)
    FOR_EACH_EDGE (e, ei, bb->succs)
      if (rank (e) == wanted)
        m_edges.push_back (e);
  for (const edge used : m_edges)
    if (std::find (m_destinations.begin (), m_destinations.end (), used->dest)
        == m_destinations.end ())
      m_destinations.push_back (used->dest);
}

void
BodyWalk::edges (basic_block bb)
{
  find_successors (bb);
  m_out.put_opcode (Tag::edge);
  m_out.put_opcode (m_destinations.size ());
  size_t planned = m_pending.size ();
  for (basic_block destination : m_destinations)
    mention (destination);
  /* The first destination is visited first.  */
  std::reverse (m_pending.begin () + planned, m_pending.end ());
  for (const edge used : m_edges)
    {
      if (used->flags & (EDGE_ABNORMAL | EDGE_ABNORMAL_CALL))
        m_out.refuse (Unsupported::abnormal_edge);
      m_out.put (used->flags & meaningful_edge_flags);
      m_out.put (m_walk.locals.seen_block (used->dest));
    }
}

void
BodyWalk::block (basic_block bb)
{
  m_visited.push_back (bb);
  loop_of (bb);
  phi_results (bb);
  for (gimple_stmt_iterator gsi = gsi_start_bb (bb); !gsi_end_p (gsi); gsi_next (&gsi))
    {
      gimple *stmt = gsi_stmt (gsi);
      if (put_statement (m_walk, stmt) && m_out.wants_items ())
        m_insns += estimate_num_insns (stmt, &eni_size_weights);
    }
  m_out.set_statement (nullptr);
  edges (bb);
}

void
BodyWalk::run ()
{
  mention (single_succ (ENTRY_BLOCK_PTR_FOR_FN (m_walk.fun)));
  while (!m_pending.empty () && m_out.unsupported () == Unsupported::none)
    {
      basic_block bb = m_pending.back ();
      m_pending.pop_back ();
      block (bb);
    }
  if (m_walk.unit.fused_products.of (m_walk.self))
    m_out.refuse (Unsupported::fused_products);
  m_walk.facts_in_key |= frame_doubtful_p (m_walk.fun);
  /* The pass for strings goes by types of pointers that no key has, and leaves folded functions alone.  */
  if (m_walk.facts_in_key && flag_optimize_strlen
      && (m_walk.unit.strings.of (m_walk.self) || may_store_strings_p (m_walk.self)))
    m_out.refuse (Unsupported::demand);
  if (!m_out.wants_items ())
    return;
  for (basic_block bb : m_visited)
    phi_arguments (bb);
  m_out.set_statement (nullptr);
}

} // namespace

/* Writes FACTS.  Equal keys have the same facts at the same sites, so only their values and how many each has are
   written.  */
static void
put_facts (WalkOutput &out, const FactList &facts)
{
  for (const Fact &fact : facts.facts ())
    out.put (fact.end);
  out.put_items (facts.values ());
}

WalkedFunction
FunctionComparator::walk (cgraph_node *node, WalkOutput::Mode mode)
{
  WalkedFunction walked;
  walked.node = node;
  if (!gimple_has_body_p (node->decl) || !DECL_STRUCT_FUNCTION (node->decl)->cfg)
    {
      walked.unsupported = Unsupported::no_body;
      return walked;
    }
  CurrentFunction current (DECL_STRUCT_FUNCTION (node->decl));
  WalkOutput out (mode, m_buffers);
  Walk walk (m_unit, out, node);
  m_walks++;
  if (faulty_p (Fault::memory))
    {
      std::vector<char> bytes (m_walks + 1);
      const volatile char *end = bytes.data () + bytes.size ();
      static_cast<void> (*end);
    }
  if (faulty_p (Fault::stability))
    out.put (m_walks);
  put_signature (walk);
  BodyWalk body (walk, m_body_buffers);
  body.run ();
  walked.unsupported = out.unsupported ();
  walked.hash = out.hash () + (faulty_p (Fault::hash) ? node->order : 0);
  walked.insns = body.insns ();
  if (mode == WalkOutput::Mode::hash || walked.unsupported != Unsupported::none)
    return walked;
  walked.sites = out.sites ();
  walked.copies = out.copies ();
  walked.collected = collect_facts (walk, walked.sites, walked.copies, m_facts);
  walked.facts = m_facts;
  walked.facts_in_key = walk.facts_in_key;
  if (walked.facts_in_key)
    put_facts (out, walked.facts);
  walked.key = out.key ();
  return walked;
}

WalkedFunction
FunctionComparator::walk (cgraph_node *node)
{
  m_keys++;
  return walk (node, WalkOutput::Mode::key);
}

WalkedFunction
FunctionComparator::prefilter (cgraph_node *node)
{
  return walk (node, WalkOutput::Mode::hash);
}

TracedWalk
FunctionComparator::trace (cgraph_node *node)
{
  m_buffers.trace = true;
  TracedWalk traced;
  traced.walked = walk (node);
  traced.items = m_buffers.items;
  traced.statements = m_buffers.statements;
  m_buffers.trace = false;
  return traced;
}

WrongForm
FunctionComparator::find_wrong_form (cgraph_node *node)
{
  CurrentFunction current (DECL_STRUCT_FUNCTION (node->decl));
  WalkOutput out (WalkOutput::Mode::key, m_buffers);
  Walk walk (m_unit, out, node);
  return mergefn::find_wrong_form (walk);
}

void
FunctionComparator::restart ()
{
  m_unit.globals.restart ();
  m_unit.alias_sets = {};
  m_unit.types = {};
  m_unit.options = {};
  m_unit.function_types = {};
  m_unit.class_lists = {};
}

int
FunctionComparator::compare (const WalkedFunction &a, const WalkedFunction &b)
{
  if (faulty_p (Fault::reflexivity) && &a == &b)
    return 1;
  if (a.hash != b.hash)
    {
      if (faulty_p (Fault::antisymmetry))
        return -1;
      if (faulty_p (Fault::transitivity) && a.hash % 3 != b.hash % 3)
        return (a.hash % 3 + 3 - b.hash % 3) % 3 == 1 ? 1 : -1;
      return a.hash < b.hash ? -1 : 1;
    }
  return a.key.compare (b.key);
}

int
FunctionComparator::compare_with_facts (const WalkedFunction &a, const WalkedFunction &b)
{
  int by_key = compare (a, b);
  return by_key ? by_key : a.facts.compare (b.facts);
}

} // namespace mergefn
