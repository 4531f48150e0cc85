/* Deciding.  Reads the symbol table, never changes it.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "decide.h"
#include "callers.h"
#include "../comparator/compat.h"
#include "../comparator/promises.h"
#include "shared_body.h"
#include "vtable.h"

namespace mergefn
{

namespace
{

/* A thunk is a jump.  Measured on SQLite, linked .text: at -O2, where functions are aligned, a bound
   of 2 made 15 more thunks than one of 3 and saved nothing by them; at -Os, where they are not, it
   saved 43 bytes.  */
constexpr int thunk_insns = 3;
constexpr int thunk_insns_for_size = 2;

} // namespace

const char *
to_string (Action action)
{
  switch (action)
    {
    case Action::refused:
      return "refused";
    case Action::removed:
      return "removed";
    case Action::alias:
      return "alias";
    case Action::thunk:
      return "thunk";
    case Action::redirected:
      return "redirected";
    case Action::shared:
      return "shared";
    }
  gcc_unreachable ();
}

namespace
{

bool
exact_p (cgraph_node *node)
{
  if (node->get_availability () <= AVAIL_INTERPOSABLE || node->can_be_discarded_p ())
    return false;
  /* An inline function is available even where its symbol can be replaced, by a copy that another
     unit compiled.  */
  if (compat::replaceable_p (node))
    return false;
  if (DECL_WEAK (node->decl) && !decl_binds_to_current_def_p (node->decl))
    return false;
  return node->resolution == LDPR_UNKNOWN || !TREE_PUBLIC (node->decl)
         || decl_binds_to_current_def_p (node->decl);
}

} // namespace

Standing
standing (cgraph_node *node)
{
  if (node->alias || node->in_other_partition || node->comdat_local_p ())
    return Standing::inexact;
  if (shared_body_p (node))
    return Standing::shared;
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

/* What functions are preferred by; the least is the best.  */
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
  /* A ring; null where there is one member alone.  */
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

namespace
{

bool
member_p (const std::vector<cgraph_node *> &names, const symtab_node *symbol)
{
  return std::find (names.begin (), names.end (), symbol) != names.end ();
}

/* Notes in FOUND how NAME, one of NAMES, is used: not at all, by one of those, or where another can take its
   place.  False if it is used otherwise.  */
bool
note_redirectable_uses (cgraph_node *name, const std::vector<cgraph_node *> &names, Removal &found)
{
  ipa_ref *ref;
  for (int i = 0; name->iterate_referring (i, ref); i++)
    {
      if (ref->use == IPA_REF_ALIAS && member_p (names, ref->referring))
        continue;
      if (!redirectable_address_p (ref))
        return false;
      found.addressed = true;
    }
  for (cgraph_edge *edge = name->callers; edge; edge = edge->next_caller)
    {
      if (!redirectable_p (edge))
        return false;
      found.called = true;
    }
  return true;
}

/* Adds to MATES what others can see of the COMDAT group of NAME, one of NAMES, beside those.  False if
   something of that is no function.  */
bool
add_mates (cgraph_node *name, const std::vector<cgraph_node *> &names,
           std::vector<cgraph_node *> &mates)
{
  if (name->comdat_local_p ())
    return true;
  for (symtab_node *mate : group_members (name))
    if (!member_p (names, mate))
      {
        cgraph_node *function = dyn_cast<cgraph_node *> (mate);
        if (!function)
          return false;
        mates.push_back (function->ultimate_alias_target ());
      }
  return true;
}

bool
has_redirectable_use_p (cgraph_node *dropped, Movable movable)
{
  for (cgraph_node *name : redirectable_names (dropped))
    {
      if (movable.addresses && has_redirectable_address_p (name))
        return true;
      for (cgraph_edge *edge = name->callers; edge; edge = edge->next_caller)
        if (movable.calls && redirectable_p (edge))
          return true;
    }
  return false;
}

} // namespace

bool
name_used_otherwise_p (const cgraph_node *node)
{
  for (symtab_node *symbol = symtab_node::get_for_asmname (DECL_ASSEMBLER_NAME (node->decl));
       symbol; symbol = symbol->next_sharing_asm_name)
    if (symbol != node)
      return true;
  return false;
}

bool
kept_by_user_p (symtab_node *node, void *)
{
  return node->force_output || DECL_PRESERVE_P (node->decl);
}

namespace
{

/* For NODE and the aliases that it has got by now, which share its address.  */
bool
address_matters_p (cgraph_node *node, const Options &options)
{
  if (options.address == AddressPolicy::all)
    return node->symtab_node::call_for_symbol_and_aliases (kept_by_user_p, nullptr, true);
  return node->address_matters_p ();
}

/* NONE if D, whose uses are MOVABLE as that says, may become an alias of K.  */
Refusal
alias_refusal (cgraph_node *kept, cgraph_node *dropped, const Options &options, Movable movable)
{
  if (!compat::target_has_aliases ())
    return Refusal::no_aliases;
  /* The linker may discard a shared body; a local symbol would go with it.  */
  if (shared_body_p (kept))
    return Refusal::comdat_group;
  /* "If the function is in a COMDAT that can be replaced, it must be a thunk."  (LLVM)  */
  if (dropped->get_comdat_group () != kept->get_comdat_group ())
    return Refusal::comdat_group;
  if (!movable.addresses
      || (address_matters_p (kept, options) && address_matters_p (dropped, options)))
    return Refusal::address_matters;
  return Refusal::none;
}

/* The estimated insns of a thunk in D's place: a jump, and a copy of each argument that is passed
   in memory by value.  */
int
thunk_size (cgraph_node *dropped)
{
  int size = opt_for_fn (dropped->decl, optimize_size) ? thunk_insns_for_size : thunk_insns;
  for (tree parm = DECL_ARGUMENTS (dropped->decl); parm; parm = DECL_CHAIN (parm))
    if (!is_gimple_reg_type (TREE_TYPE (parm)))
      size += estimate_move_cost (TREE_TYPE (parm), false);
  return size;
}

/* True if callers promote some argument of FNDECL, for want of a prototype: a thunk would pass on what its
   own parameter holds.  */
bool
promoted_arguments_p (tree fndecl)
{
  if (prototype_p (TREE_TYPE (fndecl)))
    return false;
  for (tree parm = DECL_ARGUMENTS (fndecl); parm; parm = DECL_CHAIN (parm))
    if (TYPE_MODE (DECL_ARG_TYPE (parm)) != TYPE_MODE (TREE_TYPE (parm)))
      return true;
  return false;
}

/* NONE if D may become a thunk that jumps to K, and that saves space.  */
Refusal
thunk_refusal (cgraph_node *kept, cgraph_node *dropped, int insns)
{
  if (stdarg_p (TREE_TYPE (dropped->decl)) || promoted_arguments_p (dropped->decl))
    return Refusal::stdarg;
  if (DECL_STATIC_CHAIN (dropped->decl) || DECL_STATIC_CHAIN (kept->decl))
    return Refusal::static_chain;
  /* Not every thunk becomes a jump: none to a function that does not return, none under TSan.  */
  if (asks_caller_p (kept))
    return Refusal::return_address;
  if (insns <= thunk_size (dropped))
    return Refusal::thunk_too_large;
  return Refusal::none;
}

} // namespace

Removal
removal (cgraph_node *dropped)
{
  Removal found;
  std::vector<cgraph_node *> names = redirectable_names (dropped);
  found.possible
      = !names.empty () && std::all_of (names.begin (), names.end (), [&] (cgraph_node *name) {
          return name->can_remove_if_no_direct_calls_and_refs_p () && !name_used_otherwise_p (name)
                 && note_redirectable_uses (name, names, found)
                 && add_mates (name, names, found.mates);
        });
  return found;
}

bool
removable_p (cgraph_node *dropped, Movable movable)
{
  Removal found = removal (dropped);
  return found.possible && found.mates.empty () && (movable.calls || !found.called)
         && (movable.addresses || !found.addressed);
}

int
saved_by_thunk (cgraph_node *member, int insns)
{
  return thunk_refusal (member, member, insns) == Refusal::none ? insns - thunk_size (member) : 0;
}

Refusal
sharing_refusal (const std::vector<cgraph_node *> &members, int insns)
{
  if (!shareable_p (members[0]))
    return Refusal::inexact;
  int gain = -insns;
  for (cgraph_node *member : members)
    gain += removable_p (member, { construct_alike_p (members[0]->decl, member->decl), true })
                ? insns
                : saved_by_thunk (member, insns);
  return gain > 0 ? Refusal::none : Refusal::shared_body_too_large;
}

bool
idle_group_p (cgraph_node *dropped)
{
  tree group = dropped->get_comdat_group ();
  for (symtab_node *member : group_members (dropped))
    {
      cgraph_node *node = dyn_cast<cgraph_node *> (member);
      if (!node || (!node->comdat_local_p () && !node->can_remove_if_no_direct_calls_and_refs_p ())
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

Decision
decide (cgraph_node *kept, cgraph_node *dropped, int insns, const Options &options)
{
  Decision decision;
  if (standing (kept) == Standing::inexact)
    {
      decision.reason = Refusal::inexact;
      return decision;
    }
  if (frames_confused_p (kept, dropped))
    {
      decision.reason = Refusal::static_chain;
      return decision;
    }
  decision.movable.calls = construct_alike_p (kept->decl, dropped->decl);
  decision.movable.addresses = !guards_code_p (kept) && !guards_code_p (dropped);
  decision.redirect_uses = has_redirectable_use_p (dropped, decision.movable);
  if (removable_p (dropped, decision.movable))
    {
      decision.action = Action::removed;
      return decision;
    }
  decision.reason = alias_refusal (kept, dropped, options, decision.movable);
  if (decision.reason == Refusal::none)
    {
      decision.action = Action::alias;
      return decision;
    }
  Refusal no_thunk = thunk_refusal (kept, dropped, insns);
  if (no_thunk == Refusal::none)
    {
      decision.action = Action::thunk;
      return decision;
    }
  decision.reason = no_thunk;
  if (decision.redirect_uses)
    decision.action = Action::redirected;
  return decision;
}

} // namespace mergefn
