/* Questions about symbols.  Changes nothing.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "plugin/symbols/symbols.h"
#include "comparator/compat.h"
#include "comparator/compat_assembly.h"
#include "comparator/portable/unit_names.h"
#include "comparator/trees/promises.h"
#include "plugin/bodies/shared_body.h"
#include "plugin/symbols/exports.h"
#include "plugin/symbols/instances.h"

namespace mergefn
{

static bool
exact_p (cgraph_node *node)
{
  if (node->get_availability () <= AVAIL_INTERPOSABLE || node->can_be_discarded_p ())
    return false;
  /* An inline function is available even where another unit's copy can replace its symbol.  */
  if (compat::replaceable_p (node))
    return false;
  if (DECL_WEAK (node->decl) && !decl_binds_to_current_def_p (node->decl))
    return false;
  return node->resolution == LDPR_UNKNOWN || !TREE_PUBLIC (node->decl)
         || decl_binds_to_current_def_p (node->decl);
}

Standing
standing (cgraph_node *node)
{
  if (node->alias || node->in_other_partition || node->comdat_local_p ())
    return Standing::inexact;
  if (shared_body_p (node))
    return Standing::shared_body;
  /* LTO takes functions out of the COMDAT groups that it settles.  One that is still in its group may go with it, at a
     later link, and a local alias of it is local to the group.  */
  if (in_lto_p && TREE_PUBLIC (node->decl) && node->get_comdat_group ())
    return Standing::inexact;
  if (exact_p (node))
    return Standing::exact;
  bool body_stays = !node->can_be_discarded_p ()
                    && (node->resolution == LDPR_UNKNOWN || node->resolution == LDPR_PREVAILING_DEF
                        || node->resolution == LDPR_PREVAILING_DEF_IRONLY
                        || node->resolution == LDPR_PREVAILING_DEF_IRONLY_EXP);
  return body_stays && compat::target_has_aliases () ? Standing::interposable : Standing::inexact;
}

namespace
{

/* The rank by which functions are preferred; the least is the best.  */
struct Preference
{
  explicit Preference (cgraph_node *node_)
      : node (node_),
        rank (standing (node), !node->externally_visible, bool (DECL_WEAK (node->decl))),
        name (IDENTIFIER_POINTER (DECL_ASSEMBLER_NAME (node->decl)))
  {
  }
  bool operator<(const Preference &other) const
  {
    return rank != other.rank ? rank < other.rank : strcmp (name, other.name) < 0;
  }

  cgraph_node *node;
  std::tuple<Standing, bool, bool> rank;
  const char *name;
};

} // namespace

bool
prefer_p (cgraph_node *a, cgraph_node *b)
{
  return Preference (a) < Preference (b);
}

void
sort_by_preference (std::vector<cgraph_node *> &nodes)
{
  std::vector<Preference> sorted (nodes.begin (), nodes.end ());
  std::sort (sorted.begin (), sorted.end ());
  std::transform (sorted.begin (), sorted.end (), nodes.begin (),
                  [] (const Preference &each) { return each.node; });
}

bool
redirectable_p (const cgraph_edge *edge)
{
  /* A this-adjusting thunk has no statement, and assemblers of some targets want it beside its
     target.  A speculative edge is one of two for its statement.  */
  return !edge->caller->thunk && !edge->speculative && edge->call_stmt
         && gimple_call_fndecl (edge->call_stmt) == edge->callee->decl;
}

std::vector<symtab_node *>
group_members (symtab_node *symbol)
{
  /* The members form a ring; the link is null for a lone member.  */
  std::vector<symtab_node *> members{ symbol };
  for (symtab_node *mate = symbol->same_comdat_group; mate && mate != symbol;
       mate = mate->same_comdat_group)
    members.push_back (mate);
  return members;
}

std::vector<cgraph_node *>
redirectable_names (cgraph_node *dropped)
{
  std::vector<cgraph_node *> names;
  if (dropped->get_availability () <= AVAIL_INTERPOSABLE)
    return names;
  names.push_back (dropped);
  for (size_t i = 0; i < names.size (); i++)
    {
      ipa_ref *ref;
      FOR_EACH_ALIAS (names[i], ref)
        {
          cgraph_node *alias = dyn_cast<cgraph_node *> (ref->referring);
          if (alias && alias->get_availability () > AVAIL_INTERPOSABLE
              && promise_alike_p (alias->decl, dropped->decl))
            names.push_back (alias);
        }
    }
  return names;
}

std::vector<cgraph_node *>
functions_in_order (const std::unordered_set<const cgraph_node *> &nodes)
{
  std::vector<cgraph_node *> ordered;
  ordered.reserve (nodes.size ());
  for (const cgraph_node *node : nodes)
    ordered.push_back (const_cast<cgraph_node *> (node));
  std::sort (ordered.begin (), ordered.end (),
             [] (const cgraph_node *a, const cgraph_node *b) { return a->order < b->order; });
  return ordered;
}

bool
name_used_otherwise_p (const cgraph_node *node)
{
  for (symtab_node *symbol = symtab_node::get_for_asmname (DECL_ASSEMBLER_NAME (node->decl));
       symbol; symbol = symbol->next_sharing_asm_name)
    if (symbol != node || compat::named_by_assembly_p (symbol))
      return true;
  return called_later_p (DECL_ASSEMBLER_NAME (node->decl));
}

bool
kept_by_user_p (symtab_node *node, void *)
{
  return node->force_output || DECL_PRESERVE_P (node->decl) || compat::named_by_assembly_p (node);
}

bool
removable_p (cgraph_node *node)
{
  /* In a partial link, or without its plugin, the linker says nothing of NODE: the only copy of a COMDAT function may be
     here, and an object without LTO may call it.  */
  if (in_lto_p && TREE_PUBLIC (node->decl) && node->resolution == LDPR_UNKNOWN)
    return false;
  return !only_instance_p (node) && !marked_export_p (node)
         && node->can_remove_if_no_direct_calls_and_refs_p ();
}

bool
idle_group_p (cgraph_node *dropped)
{
  tree group = dropped->get_comdat_group ();
  for (symtab_node *member : group_members (dropped))
    {
      cgraph_node *node = dyn_cast<cgraph_node *> (member);
      if (!node || (!node->comdat_local_p () && !removable_p (node))
          || name_used_otherwise_p (node))
        return false;
      ipa_ref *ref;
      for (int i = 0; node->iterate_referring (i, ref); i++)
        if (ref->referring->get_comdat_group () != group)
          return false;
      for (cgraph_edge *edge = node->callers; edge; edge = edge->next_caller)
        if (edge->caller->get_comdat_group () != group)
          return false;
    }
  return true;
}

static void
collect_users (symtab_node *symbol, std::set<int> &seen, std::vector<cgraph_node *> &users)
{
  auto add = [&] (cgraph_node *user) {
    if (user->inlined_to)
      user = user->inlined_to;
    if (seen.insert (user->order).second)
      users.push_back (user);
  };
  if (cgraph_node *function = dyn_cast<cgraph_node *> (symbol))
    for (cgraph_edge *edge = function->callers; edge; edge = edge->next_caller)
      add (edge->caller);
  ipa_ref *ref;
  for (int i = 0; symbol->iterate_referring (i, ref); i++)
    if (ref->use == IPA_REF_ALIAS)
      collect_users (ref->referring, seen, users);
    else if (cgraph_node *user = dyn_cast<cgraph_node *> (ref->referring))
      add (user);
}

static void
collect_used (cgraph_node *body, std::vector<cgraph_node *> &used)
{
  for (cgraph_edge *edge = body->callees; edge; edge = edge->next_callee)
    if (edge->inline_failed)
      used.push_back (edge->callee->ultimate_alias_target ());
    else
      collect_used (edge->callee, used);
  ipa_ref *ref;
  for (int i = 0; body->iterate_reference (i, ref); i++)
    if (cgraph_node *function = dyn_cast<cgraph_node *> (ref->referred))
      used.push_back (function->ultimate_alias_target ());
}

static bool
collect_group (cgraph_node *name, void *data)
{
  for (symtab_node *mate : group_members (name))
    if (cgraph_node *function = dyn_cast<cgraph_node *> (mate))
      static_cast<std::vector<cgraph_node *> *> (data)->push_back (
          function->ultimate_alias_target ());
  return false;
}

std::vector<cgraph_node *>
used_by (cgraph_node *function)
{
  std::vector<cgraph_node *> used;
  collect_used (function, used);
  function->call_for_symbol_and_aliases (collect_group, &used, true);
  return used;
}

std::vector<cgraph_node *>
users_of (cgraph_node *dropped)
{
  std::set<int> seen{ dropped->order };
  std::vector<cgraph_node *> users;
  collect_users (dropped, seen, users);
  return users;
}

} // namespace mergefn
