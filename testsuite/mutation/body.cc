/* Mutations of what GCC keeps beside a body.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "mutation.h"
#include "versions.h"

namespace mergefn::mutation
{

#define BODY_FIELD(FIELD, EXPECT)                                                                  \
  {                                                                                                \
    "function::" #FIELD, Where::function, EXPECT, [] (Place &p, Undo &u) {                         \
      CHANGE (u, p.fun->FIELD, !p.fun->FIELD);                                                     \
      return true;                                                                                 \
    }                                                                                              \
  }

const Table body_mutations = {
  BODY_FIELD (calls_setjmp, in_key),
  BODY_FIELD (calls_alloca, in_key),
  BODY_FIELD (calls_eh_return, in_key),
  BODY_FIELD (has_nonlocal_label, in_key),
  BODY_FIELD (has_forced_label_in_static, in_key),
  BODY_FIELD (va_list_gpr_size, in_key),
  BODY_FIELD (va_list_fpr_size, in_key),
  BODY_FIELD (can_throw_non_call_exceptions, in_key),
  BODY_FIELD (can_delete_dead_exceptions, in_key),
  BODY_FIELD (returns_struct, in_key),
  BODY_FIELD (returns_pcc_struct, in_key),
  BODY_FIELD (has_local_explicit_reg_vars, in_key),
  BODY_FIELD (is_thunk, in_key),
  BODY_FIELD (has_force_vectorize_loops, in_key),
  BODY_FIELD (has_simduid_loops, in_key),
  BODY_FIELD (tail_call_marked, in_key),
  /* The signature has it.  */
  BODY_FIELD (stdarg, nowhere),
  /* loop::unroll has it.  */
  BODY_FIELD (has_unroll, nowhere),
  /* All have it once their bodies were brought in.  */
  BODY_FIELD (after_inlining, nowhere),
  BODY_FIELD (always_inline_functions_inlined, nowhere),
  BODY_FIELD (cannot_be_copied_set, nowhere),
  BODY_FIELD (debug_nonbind_markers, nowhere),
  BODY_FIELD (funcdef_no, nowhere),
  BODY_FIELD (function_start_locus, nowhere),
  BODY_FIELD (function_end_locus, nowhere),
  BODY_FIELD (last_stmt_uid, nowhere),
#if FUNCTION_HAS_LAST_VERIFIED
  BODY_FIELD (last_verified, nowhere),
#endif
  { "function::pending_TODOs", Where::function, nowhere,
    [] (Place &p, Undo &u) {
      CHANGE (u, p.fun->pending_TODOs, p.fun->pending_TODOs ^ 1);
      return true;
    } },
  { "function::last_clique", Where::function, nowhere,
    [] (Place &p, Undo &u) {
      CHANGE (u, p.fun->last_clique, p.fun->last_clique + 1);
      return true;
    } },
  { "function::static_chain_decl", Where::function, in_key,
    [] (Place &p, Undo &u) {
      tree none = NULL_TREE;
      if (!p.fun->static_chain_decl)
        return false;
      CHANGE (u, p.fun->static_chain_decl, none);
      return true;
    } },
  /* The same for all functions of a unit.  */
  { "gimple_df::ipa_pta", Where::function, nowhere,
    [] (Place &p, Undo &u) {
      CHANGE (u, p.fun->gimple_df->ipa_pta, !p.fun->gimple_df->ipa_pta);
      return true;
    } },
  /* What escapes follows from the code that stays, and is found of that code alone.  */
  { "gimple_df::escaped: anything", Where::function, nowhere,
    [] (Place &p, Undo &u) {
      CHANGE (u, p.fun->gimple_df->escaped.anything, !p.fun->gimple_df->escaped.anything);
      return true;
    } },
  { "gimple_df::escaped: vars", Where::function, nowhere,
    [] (Place &p, Undo &u) {
      bitmap members = BITMAP_GGC_ALLOC ();
      if (p.fun->gimple_df->escaped.vars)
        bitmap_copy (members, p.fun->gimple_df->escaped.vars);
      bitmap_set_bit (members, allocate_decl_uid ());
      CHANGE (u, p.fun->gimple_df->escaped.vars, members);
      return true;
    } },
};

} // namespace mergefn::mutation
