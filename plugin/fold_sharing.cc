/* The part of the fold that makes shared bodies: for which classes, when, and what becomes of the
   members.  Copies no body itself.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "fold.h"
#include "naming.h"
#include "shareable.h"
#include "shared_body.h"

namespace mergefn
{

/* SOURCE, equal to NEWCOMER and to those that wait with SOURCE, but not exact, gets a shared body with them
   if that pays, and is that afterwards; or they wait with it for more.  */
void
Fold::share (WalkedFunction &source, cgraph_node *newcomer)
{
  m_waiting.add (source.node, source.insns, newcomer);
  Refusal refusal = m_waiting.sharing_refusal (source.node);
  if (refusal == Refusal::none && m_merges >= m_options.limit)
    refusal = Refusal::limit_reached;
  if (refusal == Refusal::none)
    move_into_shared (source, m_waiting.take (source.node));
  else
    m_report.add_refusal (source.node, newcomer, refusal, FactKind::none, source.insns);
}

/* Leaves in SOURCE what is known of all of MEMBERS.  Those that cannot be reconciled with it go.  */
Weakened
Fold::weaken_source (WalkedFunction &source, std::vector<cgraph_node *> &members)
{
  Weakened all;
  std::vector<cgraph_node *> fit;
  for (cgraph_node *node : members)
    {
      WalkedFunction member = walk (node);
      bool differ = source.facts.compare (member.facts) != 0;
      if (differ && (measured_hot_p (source.node) || measured_hot_p (node)))
        {
          m_report.add_refusal (source.node, node, Refusal::facts_differ,
                                source.facts.first_difference (member.facts), source.insns);
          continue;
        }
      if (differ)
        {
          add (all, reconcile (source, member));
          source = walk (source.node);
        }
      fit.push_back (node);
    }
  members = std::move (fit);
  return all;
}

/* SOURCE, which was copied into BODY, and MEMBERS, equal to it, are dropped for BODY, as far as each may
   be.  SOURCE is BODY afterwards.  */
void
Fold::move_members (cgraph_node *body, WalkedFunction &source, std::vector<cgraph_node *> members,
                    const Weakened &weakened)
{
  m_statistics.shared++;
  m_shared.insert (body);
  m_live.insert (body);
  cgraph_node *first = source.node;
  members.insert (members.begin (), first);
  for (cgraph_node *member : members)
    merge_weakened (body, member, source.insns, member == first ? Weakened () : weakened,
                    member == first ? Profile::copied : Profile::added);
  source = walk (body);
}

void
Fold::move_into_shared (WalkedFunction &source, std::vector<cgraph_node *> members)
{
  Weakened weakened = weaken_source (source, members);
  cgraph_node *body = members.empty () ? nullptr : make_shared_body (source.node);
  if (!body)
    return;
  note_uses_of (body);
  move_members (body, source, std::move (members), weakened);
}

/* Functions too small for a thunk may yet all go with their COMDAT groups: the variants of a
   destructor, say.  */
bool
Fold::share_groups ()
{
  bool changed = false;
  for (cgraph_node *entry : m_waiting.entries_that_pay (m_remains))
    {
      if (!m_waiting.waits_with_p (entry) || m_merges >= m_options.limit)
        continue;
      WalkedFunction source = m_tree.take (entry);
      move_into_shared (source, m_waiting.take (entry));
      settle (std::move (source));
      changed = true;
    }
  return changed;
}

/* Adds to NODES what is left of the unit's functions that all units could share.  */
void
Fold::add_shareable (std::unordered_set<const cgraph_node *> &nodes) const
{
  cgraph_node *node;
  FOR_EACH_FUNCTION_WITH_GIMPLE_BODY (node)
  {
    if (!node->inlined_to && !shared_body_p (node)
        && (shareable_local_p (node, m_options) || lone_instance_p (node))
        && candidate_refusal (node, m_options) == Refusal::none)
      nodes.insert (node);
  }
}

namespace
{

/* True if FUN has a loop that writes to memory and calls nothing.  There it counts whether GCC knows that
   a write changes nothing that the loop reads.  */
bool
has_busy_loop_p (function *fun)
{
  std::unordered_map<const class loop *, unsigned> seen;
  const unsigned writes = 1, calls = 2;
  basic_block bb;
  FOR_EACH_BB_FN (bb, fun)
  if (bb->loop_father && loop_outer (bb->loop_father))
    for (gimple_stmt_iterator gsi = gsi_start_bb (bb); !gsi_end_p (gsi); gsi_next (&gsi))
      {
        const gimple *stmt = gsi_stmt (gsi);
        seen[bb->loop_father] |= is_gimple_call (stmt) ? calls : gimple_vdef (stmt) ? writes : 0;
      }
  return std::any_of (seen.begin (), seen.end (),
                      [] (const auto &each) { return each.second == writes; });
}

/* True if what NODE may lose is likely to be worth less than that units share it.  After -fipa-pta GCC would
   not find out again where pointers point to.  */
bool
weakening_pays_p (cgraph_node *node)
{
  function *fun = DECL_STRUCT_FUNCTION (node->decl);
  return !measured_hot_p (node) && !fun->gimple_df->ipa_pta
         && (opt_for_fn (node->decl, optimize_size) || !has_busy_loop_p (fun));
}

} // namespace

bool
Fold::may_share (cgraph_node *node, int insns) const
{
  return shared_body_p (node) || (m_merges < m_options.limit && insns >= int (m_options.min_size));
}

void
Fold::note_named (cgraph_node *body, int insns, const Weakened &weakened)
{
  if (shared_body_p (body))
    {
      m_report.add_weakened (weakened);
      return;
    }
  m_merges++;
  m_report.add_shared (body, insns, weakened);
}

/* Names by content, for shared bodies and for what else units could share.  */
void
Fold::name_bodies ()
{
  if (m_options.share == SharePolicy::none)
    return;
  std::unordered_set<const cgraph_node *> named = m_shared;
  if (m_options.share != SharePolicy::folded)
    add_shareable (named);
  std::vector<cgraph_node *> bodies = functions_in_order (named);
  NamingRules rules;
  rules.may_share = [this] (cgraph_node *node, int insns) { return may_share (node, insns); };
  rules.may_weaken = [this] (cgraph_node *node) {
    return m_options.facts == FactsPolicy::weaken && weakening_pays_p (node);
  };
  rules.named = [this] (cgraph_node *body, int insns, const Weakened &weakened) {
    note_named (body, insns, weakened);
  };
  name_by_content (bodies, rules);
  m_report.note_names (bodies);
}

/* Dropped functions that were left because they share a COMDAT group with others go when all of the
   group can.  */
void
Fold::remove_idle_groups ()
{
  for (bool changed = true; changed;)
    {
      changed = false;
      for (cgraph_node *node : functions_in_order (m_remains))
        if (m_remains.count (node) && node->get_comdat_group () && idle_group_p (node))
          {
            remove_group (node);
            changed = true;
          }
    }
}

} // namespace mergefn
