/* Mutations of what interprocedural analysis found, and of the node in the call graph.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "mutation.h"
#include "versions.h"

namespace mergefn::mutation
{

namespace
{

/* Turns a summary's flag over, and back.  */
#define MODREF(FIELD, VALUE)                                                                       \
  {                                                                                                \
    "modref_summary::" #FIELD, Where::function, fact (FactKind::modref), [] (Place &p, Undo &u) {  \
      modref_summary *summary = get_modref_function_summary (p.node);                              \
      if (!summary)                                                                                \
        return false;                                                                              \
      CHANGE (u, summary->FIELD, VALUE (summary->FIELD));                                          \
      return true;                                                                                 \
    }                                                                                              \
  }

/* The first access of RECORDS, or null.  */
template <typename Records>
modref_access_node *
first_access (Records *records)
{
  if (!records || !records->bases)
    return nullptr;
  for (auto *base : *records->bases)
    for (unsigned i = 0; i < vec_safe_length (base->refs); i++)
      if (vec_safe_length ((*base->refs)[i]->accesses))
        return &(*(*base->refs)[i]->accesses)[0];
  return nullptr;
}

modref_access_node *
access_of (const Place &p, bool load)
{
  modref_summary *summary = get_modref_function_summary (p.node);
  return summary ? first_access (load ? summary->loads : summary->stores) : nullptr;
}

#define ACCESS(FIELD)                                                                              \
  { "modref_access_node::" #FIELD " of a load", Where::function, fact (FactKind::modref),          \
    [] (Place &p, Undo &u) {                                                                       \
      modref_access_node *access = access_of (p, true);                                            \
      if (!access)                                                                                 \
        return false;                                                                              \
      CHANGE (u, access->FIELD, access->FIELD + 1);                                                \
      return true;                                                                                 \
    } },                                                                                           \
  {                                                                                                \
    "modref_access_node::" #FIELD " of a store", Where::function, fact (FactKind::modref),         \
        [] (Place &p, Undo &u) {                                                                   \
          modref_access_node *access = access_of (p, false);                                       \
          if (!access)                                                                             \
            return false;                                                                          \
          CHANGE (u, access->FIELD, access->FIELD + 1);                                            \
          return true;                                                                             \
        }                                                                                          \
  }

bool
change_statics (Undo &u, bitmap set)
{
  if (!set)
    return false;
  unsigned bit = 0;
  bool was = !bitmap_set_bit (set, bit);
  if (was)
    bitmap_clear_bit (set, bit);
  u.push ([=] () {
    if (was)
      bitmap_set_bit (set, bit);
    else
      bitmap_clear_bit (set, bit);
  });
  return true;
}

#define NODE_FIELD(FIELD, EXPECT)                                                                  \
  {                                                                                                \
    "cgraph_node::" #FIELD, Where::function, EXPECT, [] (Place &p, Undo &u) {                      \
      CHANGE (u, p.node->FIELD, !p.node->FIELD);                                                   \
      return true;                                                                                 \
    }                                                                                              \
  }

} // namespace

const Table summary_mutations = {
  MODREF (writes_errno, !),
#if MODREF_HAS_FLAGS
  MODREF (side_effects, !),
  MODREF (nondeterministic, !),
  MODREF (calls_interposable, !),
  MODREF (global_memory_read, !),
  MODREF (global_memory_written, !),
  MODREF (retslot_flags, 1 ^),
  MODREF (static_chain_flags, 1 ^),
  /* modref_summary::finalize computes it of the others.  */
  { "modref_summary::try_dse", Where::function, nowhere,
    [] (Place &p, Undo &u) {
      modref_summary *summary = get_modref_function_summary (p.node);
      if (!summary)
        return false;
      CHANGE (u, summary->try_dse, !summary->try_dse);
      return true;
    } },
  /* A clobber's size is among them, which is a fact.  */
  { "modref_summary::kills", Where::function, fact (FactKind::modref),
    [] (Place &p, Undo &u) {
      modref_summary *summary = get_modref_function_summary (p.node);
      if (!summary || !summary->kills.length ())
        return false;
      CHANGE (u, summary->kills[0].offset, summary->kills[0].offset + 8);
      return true;
    } },
#endif
  { "modref_summary::arg_flags", Where::function, fact (FactKind::modref),
    [] (Place &p, Undo &u) {
      modref_summary *summary = get_modref_function_summary (p.node);
      if (!summary || !summary->arg_flags.length ())
        return false;
      CHANGE (u, summary->arg_flags[0], summary->arg_flags[0] ^ 1);
      return true;
    } },
  { "modref_summary::loads: every_base", Where::function, fact (FactKind::modref),
    [] (Place &p, Undo &u) {
      modref_summary *summary = get_modref_function_summary (p.node);
      if (!summary || !summary->loads)
        return false;
      CHANGE (u, summary->loads->every_base, !summary->loads->every_base);
      return true;
    } },
  { "modref_summary::stores: every_base", Where::function, fact (FactKind::modref),
    [] (Place &p, Undo &u) {
      modref_summary *summary = get_modref_function_summary (p.node);
      if (!summary || !summary->stores)
        return false;
      CHANGE (u, summary->stores->every_base, !summary->stores->every_base);
      return true;
    } },
  { "modref_base_node::base", Where::function, fact (FactKind::modref),
    [] (Place &p, Undo &u) {
      modref_summary *summary = get_modref_function_summary (p.node);
      if (!summary || !summary->loads || !vec_safe_length (summary->loads->bases))
        return false;
      CHANGE (u, (*summary->loads->bases)[0]->base, (*summary->loads->bases)[0]->base + 1);
      return true;
    } },
  ACCESS (offset),
  ACCESS (size),
  ACCESS (max_size),
  ACCESS (parm_offset),
  ACCESS (parm_index),
  { "ipa_reference_get_read_global", Where::function, fact (FactKind::statics),
    [] (Place &p, Undo &u) { return change_statics (u, ipa_reference_get_read_global (p.node)); } },
  { "ipa_reference_get_written_global", Where::function, fact (FactKind::statics),
    [] (Place &p, Undo &u) {
      return change_statics (u, ipa_reference_get_written_global (p.node));
    } },
  NODE_FIELD (nonfreeing_fn, fact (FactKind::function_flags)),
  /* The engine's.  */
  NODE_FIELD (local, nowhere),
  NODE_FIELD (only_called_at_startup, nowhere),
  NODE_FIELD (only_called_at_exit, nowhere),
  NODE_FIELD (externally_visible, nowhere),
  NODE_FIELD (can_change_signature, nowhere),
  NODE_FIELD (redefined_extern_inline, nowhere),
  NODE_FIELD (ipcp_clone, nowhere),
  NODE_FIELD (icf_merged, nowhere),
  NODE_FIELD (split_part, nowhere),
  NODE_FIELD (indirect_call_target, nowhere),
  NODE_FIELD (calls_comdat_local, nowhere),
  NODE_FIELD (merged_extern_inline, nowhere),
  NODE_FIELD (unit_id, nowhere),
  { "cgraph_node::frequency", Where::function, nowhere,
    [] (Place &p, Undo &u) {
      CHANGE (u, p.node->frequency, NODE_FREQUENCY_UNLIKELY_EXECUTED);
      return true;
    } },
  { "cgraph_edge::inline_failed", Where::statement, nowhere,
    [] (Place &p, Undo &u) {
      cgraph_edge *edge = is_gimple_call (p.stmt) ? p.node->get_edge (p.stmt) : nullptr;
      if (!edge)
        return false;
      CHANGE (u, edge->inline_failed, CIF_UNSPECIFIED);
      return true;
    } },
  { "cgraph_edge::can_throw_external", Where::statement, nowhere,
    [] (Place &p, Undo &u) {
      cgraph_edge *edge = is_gimple_call (p.stmt) ? p.node->get_edge (p.stmt) : nullptr;
      if (!edge)
        return false;
      CHANGE (u, edge->can_throw_external, !edge->can_throw_external);
      return true;
    } },
  { "cgraph_edge::in_polymorphic_cdtor", Where::statement, nowhere,
    [] (Place &p, Undo &u) {
      cgraph_edge *edge = is_gimple_call (p.stmt) ? p.node->get_edge (p.stmt) : nullptr;
      if (!edge)
        return false;
      CHANGE (u, edge->in_polymorphic_cdtor, !edge->in_polymorphic_cdtor);
      return true;
    } },
};

} // namespace mergefn::mutation
