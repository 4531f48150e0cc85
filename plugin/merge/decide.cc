/* Deciding.  Reads the symbol table, never changes it.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "plugin/merge/decide.h"
#include "comparator/compat.h"
#include "comparator/compat_assembly.h"
#include "comparator/trees/promises.h"
#include "plugin/symbols/callers.h"
#include "plugin/symbols/user_choices.h"
#include "plugin/bodies/shared_body.h"
#include "plugin/symbols/vtable.h"

namespace mergefn
{

#define NAMED_TYPE Action
#define NAMED_LIST "plugin/merge/actions.def"
#define NAMED_MEANINGS
#include "comparator/to_string.def"

/* True if the address of NODE matters, or of an alias that it has got by now and that shares the address.  */
static bool
address_matters_p (cgraph_node *node, const Options &options)
{
  if (options.address == AddressPolicy::all || address_insignificant_p (node))
    return node->symtab_node::call_for_symbol_and_aliases (kept_by_user_p, nullptr, true);
  /* Assembly outside of functions may do anything with an address.  */
  return node->address_matters_p ()
         || node->symtab_node::call_for_symbol_and_aliases (
             [] (symtab_node *name, void *) { return compat::named_by_assembly_p (name); }, nullptr,
             true);
}

/* Returns NONE if D may become an alias of K.  MOVABLE says which uses of D can move.  */
static Refusal
alias_refusal (cgraph_node *kept, cgraph_node *dropped, const Options &options, Movable movable)
{
  if (!compat::target_has_aliases ())
    return Refusal::no_aliases;
  if (called_otherwise_p (dropped, kept))
    return Refusal::calling_convention;
  /* GCC's code for trampolines asks the symbol table about the function (ix86_trampoline_init), and does not
     look through aliases.  */
  if (DECL_STATIC_CHAIN (dropped->decl))
    return Refusal::static_chain;
  /* The linker may discard a shared body; a local symbol would go with it.  */
  if (shared_body_p (kept))
    return Refusal::comdat_group;
  /* "If the function is in a COMDAT that can be replaced, it must be a thunk."  (LLVM)  */
  if (dropped->get_comdat_group () != kept->get_comdat_group ())
    return Refusal::comdat_group;
  /* A call of DROPPED through its address would be one of KEPT itself.  */
  if (called_by_address_p (dropped) && may_call_itself_p (kept))
    return Refusal::address_matters;
  /* KEPT gathers names, so DROPPED is asked first.  */
  if (!movable.addresses
      || (address_matters_p (dropped, options) && address_matters_p (kept, options)))
    return Refusal::address_matters;
  return Refusal::none;
}

/* Returns how large a function may be, in estimated insns, that a jump in its place does not make smaller.  docs/log.md has
   the measurements.  */
static int
jump_size (const_tree fndecl)
{
  /* No jump, but a call, a return, and the return address saved and restored (Thumb-1).  */
  if (!targetm.have_sibcall ())
    return 4;
  /* Functions are aligned, and a smaller one may take as much.  */
  if (!opt_for_fn (fndecl, optimize_size))
    return 3;
  /* Where all instructions are of one size, a function that does anything has two, and a jump is one.  */
  return FUNCTION_BOUNDARY >= 32 ? 1 : 2;
}

/* Returns the estimated insns of a thunk in D's place: a jump, and a copy of each argument that is passed in
   memory by value.  */
static int
thunk_size (cgraph_node *dropped)
{
  int size = jump_size (dropped->decl);
  for (tree parm = DECL_ARGUMENTS (dropped->decl); parm; parm = DECL_CHAIN (parm))
    if (!is_gimple_reg_type (TREE_TYPE (parm)))
      size += estimate_move_cost (TREE_TYPE (parm), false);
  return size;
}

/* True if callers promote some argument of FNDECL, for want of a prototype.  A thunk would pass on what its own
   parameter holds.  */
static bool
promoted_arguments_p (tree fndecl)
{
  if (prototype_p (TREE_TYPE (fndecl)))
    return false;
  for (tree parm = DECL_ARGUMENTS (fndecl); parm; parm = DECL_CHAIN (parm))
    if (TYPE_MODE (DECL_ARG_TYPE (parm)) != TYPE_MODE (TREE_TYPE (parm)))
      return true;
  return false;
}

/* Returns NONE if D may become a thunk that jumps to K, and the thunk saves space.  */
static Refusal
thunk_refusal (cgraph_node *kept, cgraph_node *dropped, int insns)
{
  if (stdarg_p (TREE_TYPE (dropped->decl)) || promoted_arguments_p (dropped->decl))
    return Refusal::stdarg;
  if (DECL_STATIC_CHAIN (dropped->decl) || DECL_STATIC_CHAIN (kept->decl))
    return Refusal::static_chain;
  /* Not every thunk becomes a jump: none to a function that does not return, none under TSan.  */
  if (needs_jump_p (kept))
    return Refusal::return_address;
  if (insns <= thunk_size (dropped))
    return Refusal::thunk_too_large;
  return Refusal::none;
}

int
saved_by_thunk (cgraph_node *member, int insns)
{
  return thunk_refusal (member, member, insns) == Refusal::none ? insns - thunk_size (member) : 0;
}

Movable
movable_into_copy (cgraph_node *entry, cgraph_node *member)
{
  return { calls_movable_p (entry, member) && !called_where_values_matter_p (member),
           !addresses_confuse_values_p () };
}

Refusal
sharing_refusal (const std::vector<cgraph_node *> &members, int insns)
{
  if (!shareable_p (members[0]))
    return Refusal::inexact;
  int gain = -insns;
  for (cgraph_node *member : members)
    gain += removal (member).alone_p (movable_into_copy (members[0], member))
                ? insns
                : saved_by_thunk (member, insns);
  return gain > 0 ? Refusal::none : Refusal::shared_body_too_large;
}

Decision
decide (cgraph_node *kept, cgraph_node *dropped, int insns, const Options &options,
        Gathered &gathered, Calls calls)
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
  /* A kept function that must be called as any other would have to change for calls in other partitions.  */
  if (called_otherwise_p (kept, dropped))
    {
      decision.reason = Refusal::calling_convention;
      return decision;
    }
  const bool values_confused = gathered.callers.confuse_values_p (kept, dropped);
  decision.movable.calls = calls == Calls::move && calls_movable_p (kept, dropped)
                           && !gathered.callers.confuse_promises_p (kept, dropped)
                           && !values_confused;
  /* Calls of slots, which GCC may find out late, have promises of their own.  A slot that GCC compares must not name
     another body than the call behind the comparison.  */
  decision.movable.addresses = !values_confused && gathered.promises.alike_p (kept, dropped)
                               && !addresses_promise_p () && !addresses_confuse_values_p ()
                               && !gathered.guards.of (kept) && !guards_code_p (dropped);
  const Removal found = removal (dropped);
  if (found.redirects_p (decision.movable))
    decision.redirected = found.names;
  if (found.alone_p (decision.movable))
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
  if (!decision.redirected.empty ())
    decision.action = Action::redirected;
  return decision;
}

} // namespace mergefn
