/* Publishing.  Changes no code itself; reconcile.h makes a body forget facts for its name.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "plugin/publish/publish.h"
#include "comparator/compat.h"
#include "comparator/compat_ranges.h"
#include "comparator/portable/digest.h"
#include "comparator/trees/constant_variables.h"
#include "comparator/portable/portable_digest.h"
#include "plugin/symbols/components.h"
#include "plugin/publish/publishable.h"
#include "plugin/bodies/debug_names.h"
#include "plugin/bodies/named_symbols.h"
#include "plugin/bodies/shared_body.h"
#include "plugin/weaken/flow_info.h"
#include "plugin/weaken/opaque.h"
#include "plugin/weaken/warnings.h"
#include "plugin/weaken/weaken.h"

namespace mergefn
{

namespace
{

/* Returns the functions that NODE calls, or whose address it has.  */
std::vector<cgraph_node *>
functions_named_by (cgraph_node *node)
{
  std::vector<cgraph_node *> functions;
  for (symtab_node *symbol : symbols_named_by (node))
    if (cgraph_node *function = dyn_cast<cgraph_node *> (symbol))
      functions.push_back (function);
  return functions;
}

/* True if a body of COMPONENT may refer to SYMBOL and be the same in another unit.  */
bool
portable_symbol_p (symtab_node *symbol, const Component &component)
{
  return TREE_PUBLIC (symbol->decl)
         || (VAR_P (symbol->decl)
                 ? constant_value (symbol->decl).has_value ()
                 : std::find (component.begin (), component.end (), symbol) != component.end ());
}

/* True if BODY, of COMPONENT, refers to other symbols of this unit alone.  */
bool
refers_to_local_p (cgraph_node *body, const Component &component)
{
  const std::vector<symtab_node *> named = symbols_named_by (body);
  return !std::all_of (named.begin (), named.end (), [&component] (symtab_node *symbol) {
    return portable_symbol_p (symbol, component);
  });
}

/* True if BODY's symbol allows a name by content.  */
bool
nameable_p (cgraph_node *body)
{
  return HAVE_COMDAT_GROUP && !body->has_aliases_p ()
         && !lookup_attribute ("patchable_function_entry", DECL_ATTRIBUTES (body->decl))
         && (shared_body_p (body) || !name_used_otherwise_p (body));
}

/* True if FUN has a loop that writes to memory and calls nothing.  In such a loop it counts whether GCC knows
   that a write changes nothing that the loop reads.  */
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

/* True if what NODE may lose is likely to be worth less than sharing NODE between units.  After -fipa-pta GCC
   would not find out again where pointers point to.  */
bool
weakening_pays_p (cgraph_node *node)
{
  function *fun = DECL_STRUCT_FUNCTION (node->decl);
  return !measured_hot_p (node) && !fun->gimple_df->ipa_pta
         && (opt_for_fn (node->decl, optimize_size) || !has_busy_loop_p (fun));
}

class Publisher
{
public:
  /* Publishes LIMIT functions at most, besides shared bodies.  */
  Publisher (unsigned limit, const Options &options, Report &report)
      : m_left (limit), m_options (options), m_report (report)
  {
  }

  bool unit_portable_p () const { return m_portable.unit_portable_p (); }
  void name (const Component &component);

private:
  bool may_publish (cgraph_node *body, int insns) const;
  void note_published (cgraph_node *body, int insns);
  void forget (cgraph_node *body);
  void name_cycle (const Component &component);
  void publish (cgraph_node *body, const PortableDigest &digest);

  unsigned m_left;
  const Options &m_options;
  Report &m_report;
  FunctionComparator m_comparator;
  std::map<const cgraph_node *, Weakened> m_weakened;
  PortableDigests m_portable{ MERGEFN_VERSION };
  std::set<std::string> m_digests;
};

/* Takes BODY out of its COMDAT group if BODY is local to one.  */
void
leave_group (cgraph_node *body)
{
  if (!body->comdat_local_p ())
    return;
  body->remove_from_same_comdat_group ();
  body->calls_comdat_local = false;
  for (cgraph_edge *edge = body->callers; edge; edge = edge->next_caller)
    edge->caller->calls_comdat_local = edge->caller->check_calls_comdat_local_p ();
}

/* True if the options let BODY, INSNS large, get a name by its content.  */
bool
Publisher::may_publish (cgraph_node *body, int insns) const
{
  return shared_body_p (body) || (m_left && insns >= int (m_options.min_size));
}

/* Reports that BODY, INSNS large, is about to get its name.  */
void
Publisher::note_published (cgraph_node *body, int insns)
{
  const Weakened &weakened = m_weakened[body];
  if (shared_body_p (body))
    {
      m_report.add_weakened (weakened);
      return;
    }
  m_left--;
  m_report.add_published (body, insns, weakened);
}

/* Names BODY, so that the linker may take any unit's copy.  BODY becomes weak, like all that the linker may
   discard.  So GCC assumes no more of it than of any COMDAT function.  */
void
Publisher::publish (cgraph_node *body, const PortableDigest &digest)
{
  if (!nameable_p (body) || digest.text.empty () || !m_digests.insert (digest.text).second)
    return;
  if (!may_publish (body, digest.insns))
    return;
  bool weakened = m_weakened.count (body) != 0;
  note_published (body, digest.insns);
  /* No digest contains the escaped set.  */
  forget_escaped (body);
  if (!shared_body_p (body))
    {
      /* Callers in this unit must call it as any other unit's would.  */
      body->local = false;
      leave_group (body);
      compat::set_semantic_interposition (body);
    }
  note_former_name (body);
  tree name = get_identifier ((std::string (content_prefix) + digest.text).c_str ());
  symtab->change_decl_assembler_name (body->decl, name);
  if (body->implicit_section)
    body->set_section (nullptr);
  /* No caller's digest contains the types that GCC finds in BODY, so no caller may know them.  */
  forget_modref_types (body);
  /* No caller's digest contains what the unit's types tell of BODY's result, either.  */
  compat::unite_returned_ranges (body, nullptr);
  if (!weakened)
    make_opaque (body);
  /* No digest contains what each pointer points to.  */
  note_stand_in (body);
  note_weakened (body);
  TREE_PUBLIC (body->decl) = 1;
  DECL_COMDAT (body->decl) = 1;
  DECL_WEAK (body->decl) = 1;
  DECL_VISIBILITY (body->decl) = VISIBILITY_HIDDEN;
  DECL_VISIBILITY_SPECIFIED (body->decl) = 1;
  body->set_comdat_group (name);
  body->externally_visible = true;
  body->unique_name = false;
  /* GCC notes of each local function that it prevails, and would go by what this unit's copy leaves alone.  Another unit's
     copy has the same statements, but may be compiled for size.  */
  body->resolution = LDPR_UNKNOWN;
  gcc_assert (!decl_binds_to_current_def_p (body->decl));
  SET_DECL_RTL (body->decl, NULL);
  m_portable.note_changed (body->decl);
}

/* Makes BODY forget what other units may not know of the same function, if it may be named and weakened.  */
void
Publisher::forget (cgraph_node *body)
{
  if (m_options.facts != FactsPolicy::weaken || !nameable_p (body) || !weakening_pays_p (body))
    return;
  WalkedFunction walked = m_comparator.walk (body);
  if (walked.unsupported != Unsupported::none || walked.facts_in_key
      || !may_publish (body, walked.insns))
    return;
  m_weakened[body] = forget_types_and_targets (walked);
  m_portable.note_changed (body->decl);
}

void
Publisher::name (const Component &component)
{
  for (cgraph_node *body : component)
    if (refers_to_local_p (body, component))
      return;
  for (cgraph_node *body : component)
    forget (body);
  if (component.size () > 1)
    name_cycle (component);
  else
    publish (component[0], m_portable.digest (component[0]));
}

/* Bodies that call each other, by what each of them does.  */
using Cycle = std::map<const_tree, PortableDigest>;

/* What is told of each body of a cycle so far.  */
using Texts = std::unordered_map<const_tree, std::string>;

/* Cycles need few rounds, but for long ones that differ in one place alone.  Each round costs time in proportion
   to their length.  */
constexpr int most_rounds = 64;

/* Returns what bodies of CYCLE do, and what was told in TEXTS of their callees.  */
Texts
tell_more (const Cycle &cycle, const Texts &texts)
{
  Texts more;
  for (const auto &[decl, digest] : cycle)
    {
      Digest out;
      out.put_text (digest.text);
      for (tree callee : digest.open)
        out.put_text (texts.at (callee));
      more[decl] = out.finish ();
    }
  return more;
}

/* Tells the bodies of CYCLE apart in rounds: by what each does, then by what its callees do, and so on.  A round
   that tells no more of them apart is the last: no later one would.  Empty if there are too many rounds.  */
Texts
tell_apart (const Cycle &cycle)
{
  Texts texts;
  for (const auto &[decl, digest] : cycle)
    texts[decl] = digest.text;
  size_t before = 0;
  for (int round = 0; round < most_rounds; round++)
    {
      std::set<std::string> distinct;
      for (const auto &[decl, text] : texts)
        distinct.insert (text);
      if (distinct.size () == before)
        return texts;
      before = distinct.size ();
      texts = tell_more (cycle, texts);
    }
  return {};
}

/* Returns one text for all of TEXTS.  */
std::string
summary (const Texts &texts)
{
  std::vector<std::string> all;
  for (const auto &[decl, text] : texts)
    all.push_back (text);
  std::sort (all.begin (), all.end ());
  Digest out;
  for (const std::string &each : all)
    out.put_text (each);
  return out.finish ();
}

/* Names the bodies of COMPONENT, which call each other.  Bodies of two units can be alike so far and differ
   beyond, but then their components have other bodies.  So each name tells of all of them.  */
void
Publisher::name_cycle (const Component &component)
{
  PortableDigests::Open open;
  for (cgraph_node *body : component)
    open.insert (body->decl);
  m_portable.leave_open (open);
  Cycle cycle;
  for (cgraph_node *body : component)
    cycle[body->decl] = m_portable.digest (body);
  m_portable.leave_open ({});
  for (const auto &[decl, digest] : cycle)
    if (digest.text.empty ())
      return;
  Texts texts = tell_apart (cycle);
  if (texts.empty ())
    return;
  const std::string of_all = summary (texts);
  for (cgraph_node *body : component)
    {
      Digest out;
      out.put_text (texts[body->decl]);
      out.put_text (of_all);
      PortableDigest digest = cycle[body->decl];
      digest.text = out.finish ();
      publish (body, digest);
    }
}

/* Adds to NODES the unit's other functions that other units are likely to have.  */
void
add_publishable (const Options &options, std::unordered_set<const cgraph_node *> &nodes)
{
  cgraph_node *node;
  FOR_EACH_FUNCTION_WITH_GIMPLE_BODY (node)
  {
    if (!node->inlined_to && !shared_body_p (node)
        && (publishable_local_p (node, options) || lone_instance_p (node))
        && candidate_refusal (node, options) == Refusal::none)
      nodes.insert (node);
  }
}

} // namespace

void
publish (const Merger &merger, const Options &options, Report &report)
{
  if (options.publish == PublishPolicy::none)
    return;
  std::unordered_set<const cgraph_node *> nodes = merger.shared_bodies ();
  if (options.publish != PublishPolicy::folded)
    add_publishable (options, nodes);
  if (nodes.empty ())
    return;
  Publisher publisher (merger.left (), options, report);
  if (!publisher.unit_portable_p ())
    return;
  std::vector<cgraph_node *> bodies = functions_in_order (nodes);
  /* A digest contains the names that the function refers to, so referenced functions come first.  */
  for (const Component &component : components (bodies, functions_named_by))
    publisher.name (component);
  report.note_names (bodies);
}

} // namespace mergefn
