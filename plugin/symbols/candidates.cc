/* Eligibility: one `if' per refusal, each with its reason.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "plugin/symbols/candidates.h"
#include "comparator/compat.h"
#include "comparator/functions.h"
#include "plugin/symbols/demanded.h"
#include "plugin/symbols/group_locals.h"
#include "plugin/symbols/user_choices.h"

namespace mergefn
{

#define NAMED_TYPE Refusal
#define NAMED_LIST "plugin/symbols/refusals.def"
#define NAMED_MEANINGS
#include "comparator/to_string.def"

namespace
{

/* True if NODE's declaration or its type has attribute NAME.  Back ends keep attributes that change the way of
   calling on the type.  */
bool
attribute_p (const cgraph_node *node, const char *name)
{
  return lookup_attribute (name, DECL_ATTRIBUTES (node->decl))
         || lookup_attribute (name, TYPE_ATTRIBUTES (TREE_TYPE (node->decl)));
}

/* True if an attribute of NODE keeps it from being folded.  The user says that nothing may be assumed of the
   function, or that its code is not ours to touch.  Or GCC must tell its name to the user who compiles a call.  */
bool
barrier_p (const cgraph_node *node)
{
  return attribute_p (node, "no_icf") || attribute_p (node, "noipa") || attribute_p (node, "naked")
         || attribute_p (node, "no_reorder") || attribute_p (node, "interrupt")
         || attribute_p (node, "no_caller_saved_registers") || attribute_p (node, "error")
         || attribute_p (node, "warning") || node->no_reorder
         || compat::assumption_p (DECL_STRUCT_FUNCTION (node->decl));
}

/* True if NODE has an alias that cannot follow it into another function.  Such an alias is another name for the
   linker only, a versioned symbol, or a weak reference.  */
bool
has_special_alias_p (symtab_node *node)
{
  ipa_ref *ref;
  FOR_EACH_ALIAS (node, ref)
    {
      symtab_node *alias = ref->referring;
      if (alias->transparent_alias || alias->symver || alias->weakref
          || has_special_alias_p (alias))
        return true;
    }
  return false;
}

/* True if an alias of NODE stands for the function that NODE returns when it runs.  The result depends on when
   NODE runs, and who runs it.  */
bool
resolver_p (symtab_node *node)
{
  ipa_ref *ref;
  FOR_EACH_ALIAS (node, ref)
    {
      cgraph_node *alias = dyn_cast<cgraph_node *> (ref->referring);
      if (alias && (alias->ifunc_resolver || resolver_p (alias)))
        return true;
    }
  return false;
}

/* True if a call to NODE itself must become a tail call.  GCC finds out whether it can by NODE's declaration and by
   what it knows of NODE's result and of what NODE reads.  */
bool
called_to_tail_p (cgraph_node *node, void *)
{
  for (const cgraph_edge *edge = node->callers; edge; edge = edge->next_caller)
    if (edge->call_stmt && is_gimple_call (edge->call_stmt)
        && gimple_call_must_tail_p (as_a<const gcall *> (edge->call_stmt)))
      return true;
  return false;
}

/* Returns what GCC calls the language that DECL is from; null if a link does not know.  */
const char *
language_of (const_tree decl)
{
  if (!in_lto_p)
    return lang_hooks.name;
  const_tree unit = get_ultimate_context (decl);
  return unit ? TRANSLATION_UNIT_LANGUAGE (unit) : nullptr;
}

/* True if a program in NODE's language may ask which of two equal functions runs.  Go's runtime.Callers says so, and
   GCC folds none there (go_langhook_post_options).  D compares delegates by the address in a virtual table's slot.  */
bool
language_forbids_p (const cgraph_node *node)
{
  const char *language = language_of (node->decl);
  if (!language)
    return false;
  return !strcmp (language, "GNU Go")
         || (!strcmp (language, "GNU D") && DECL_VIRTUAL_P (node->decl));
}

bool
versioned_p (const cgraph_node *node)
{
  return node->dispatcher_function || DECL_FUNCTION_VERSIONED (node->decl)
         || attribute_p (node, "target_clones") || compat::declares_variants_p (node)
         || compat::marked_as_version_p (node);
}

bool
parallel_p (const cgraph_node *node)
{
  return node->parallelized_function || node->offloadable || attribute_p (node, "oacc function")
         || attribute_p (node, "omp declare target") || attribute_p (node, "omp target entrypoint")
         || attribute_p (node, "oacc kernels parallelized");
}

} // namespace

Refusal
candidate_refusal (cgraph_node *node, const Options &options)
{
  const function *fun = DECL_STRUCT_FUNCTION (node->decl);
  if (excluded_by_globs_p (node, options))
    return Refusal::excluded;
  if (!opt_for_fn (node->decl, optimize))
    return Refusal::not_optimized;
  if (barrier_p (node))
    return Refusal::barrier_attribute;
  if (node->call_for_symbol_thunks_and_aliases (called_to_tail_p, nullptr, true))
    return Refusal::must_tail;
  if (demanded_p (node))
    return Refusal::demanded;
  if (language_forbids_p (node))
    return Refusal::language;
  if (opted_out_p (node))
    return Refusal::opted_out;
  if (node->ifunc_resolver || attribute_p (node, "ifunc") || resolver_p (node))
    return Refusal::ifunc;
  if (versioned_p (node))
    return Refusal::multiversioned;
  if (node->simdclone || node->simd_clones || attribute_p (node, "omp declare simd")
      || attribute_p (node, "simd"))
    return Refusal::simd_clone;
  if (DECL_STATIC_CONSTRUCTOR (node->decl) || DECL_STATIC_DESTRUCTOR (node->decl))
    return Refusal::static_constructor;
  if (node->weakref || node->transparent_alias || node->symver || has_special_alias_p (node))
    return Refusal::alias_kind;
  if (parallel_p (node))
    return Refusal::parallel_body;
  /* Transactions find a function's clone by the function's address.  */
  if (node->tm_clone || (flag_tm && get_tm_clone_pair (node->decl)))
    return Refusal::transactional_clone;
  if (MAIN_NAME_P (DECL_NAME (node->decl)))
    return Refusal::main_function;
  if (fun->calls_setjmp || fun->has_nonlocal_label || fun->has_forced_label_in_static
      || fun->calls_eh_return)
    return Refusal::nonlocal_control;
  if (may_name_group_local_p (node))
    return Refusal::group_local;
  return Refusal::none;
}

const char *
unit_refusal ()
{
  if (!optimize && !in_lto_p)
    return "the unit is compiled without optimisation";
  if (compat::counts_paths_p ())
    return "the unit is instrumented for profiling";
  /* A fuzzer sees in which order a comparison's sides are, and which function runs.  */
  if (flag_sanitize_coverage)
    return "the unit is instrumented for fuzzing";
  /* Of these two, any function may have its own, by an attribute or in a link of units that were compiled with others.
     GCC makes functions of loops late, without the marks of the functions that the loops were in.  */
  if (any_function_p ([] (const cgraph_node *node) {
        return opt_for_fn (node->decl, flag_tree_parallelize_loops) > 1;
      }))
    return "-ftree-parallelize-loops is given";
  if (any_function_p ([] (const cgraph_node *node) {
        return opt_for_fn (node->decl, flag_live_patching) != LIVE_PATCHING_NONE;
      }))
    return "-flive-patching is given";
  return nullptr;
}

bool
measured_hot_p (cgraph_node *node)
{
  function *fun = DECL_STRUCT_FUNCTION (node->decl);
  return profile_status_for_fn (fun) == PROFILE_READ
         && maybe_hot_count_p (fun, ENTRY_BLOCK_PTR_FOR_FN (fun)->count);
}

} // namespace mergefn
