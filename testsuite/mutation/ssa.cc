/* Mutations of what GCC knows of values and of where they point.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "mutation.h"
#include "comparator/walk/operands.h"
#include "comparator/walk/operations.h"

namespace mergefn::mutation
{

namespace
{

bool
copy_p (const Place &p)
{
  return original (*p.walk, p.thing) != p.thing;
}

ptr_info_def *
fresh_pointer_info (Place &p, Undo &u)
{
  if (!POINTER_TYPE_P (TREE_TYPE (p.thing)))
    return nullptr;
  auto *fresh = ggc_cleared_alloc<ptr_info_def> ();
  if (SSA_NAME_PTR_INFO (p.thing))
    *fresh = *SSA_NAME_PTR_INFO (p.thing);
  else
    fresh->pt.anything = 1;
  CHANGE (u, SSA_NAME_PTR_INFO (p.thing), fresh);
  return fresh;
}

/* Where a function has its types in the key, this changes no more than the types do.  */
bool
raise_pointee_alignment (Place &p, Undo &u)
{
  if (p.walk->exact_types || !may_bound_loop_p (*p.walk, p.thing))
    return false;
  tree type = TREE_TYPE (TREE_TYPE (p.thing));
  const unsigned more = 2 * std::max<unsigned> (TYPE_ALIGN (type), BITS_PER_UNIT);
  if (TYPE_ADDR_SPACE (type) || TYPE_PACKED (type) || more > 1024)
    return false;
  CHANGE (u, TREE_TYPE (p.thing), build_pointer_type (build_aligned_type (type, more)));
  return true;
}

bool
change_alignment (Place &p, Undo &u, bool misalign)
{
  ptr_info_def *info = fresh_pointer_info (p, u);
  if (!info)
    return false;
  info->align = info->align ? info->align * 2 : 16;
  if (misalign)
    {
      info->align = 64;
      info->misalign = info->misalign ? 0 : 8;
    }
  return true;
}

} // namespace

const Table ssa_mutations = {
  { "ptr_info_def::align", Where::ssa_name, fact (FactKind::pointer_alignment),
    [] (Place &p, Undo &u) { return change_alignment (p, u, false); } },
  { "ptr_info_def::misalign", Where::ssa_name, fact (FactKind::pointer_alignment),
    [] (Place &p, Undo &u) { return change_alignment (p, u, true); } },
  { "TYPE_ALIGN of what a pointer that a loop computes points to", Where::ssa_name,
    fact (FactKind::pointee_alignment), raise_pointee_alignment },
  { "TYPE_RESTRICT of an SSA_NAME", Where::ssa_name, fact (FactKind::restrict_),
    [] (Place &p, Undo &u) {
      tree type = TREE_TYPE (p.thing);
      if (TREE_CODE (type) != POINTER_TYPE)
        return false;
      CHANGE (u, TREE_TYPE (p.thing),
              build_qualified_type (type, TYPE_QUALS (type) ^ TYPE_QUAL_RESTRICT));
      return true;
    } },
  { "SSA_NAME_POINTS_TO_READONLY_MEMORY", Where::ssa_name, in_either,
    [] (Place &p, Undo &u) {
      if (!POINTER_TYPE_P (TREE_TYPE (p.thing)))
        return false;
      CHANGE (u, SSA_NAME_POINTS_TO_READONLY_MEMORY (p.thing),
              !SSA_NAME_POINTS_TO_READONLY_MEMORY (p.thing));
      return true;
    } },
  { "SSA_NAME_OCCURS_IN_ABNORMAL_PHI", Where::ssa_name, in_key,
    [] (Place &p, Undo &u) {
      if (copy_p (p))
        return false;
      CHANGE (u, SSA_NAME_OCCURS_IN_ABNORMAL_PHI (p.thing), 1);
      return true;
    } },
  { "SSA_NAME_VAR", Where::ssa_name, nowhere,
    [] (Place &p, Undo &u) {
      tree var = SSA_NAME_VAR (p.thing);
      if (SSA_NAME_IS_DEFAULT_DEF (p.thing) || (var && VAR_P (var) && DECL_HARD_REGISTER (var)))
        return false;
      SET_SSA_NAME_VAR_OR_IDENTIFIER (p.thing, get_identifier ("mutated"));
      tree name = p.thing;
      u.push ([=] () { SET_SSA_NAME_VAR_OR_IDENTIFIER (name, var); });
      return true;
    } },
  { "TYPE_PRECISION of an SSA_NAME", Where::ssa_name, in_key,
    [] (Place &p, Undo &u) {
      tree type = TREE_TYPE (p.thing);
      if (!INTEGRAL_TYPE_P (type) || TYPE_PRECISION (type) < 8 || copy_p (p))
        return false;
      CHANGE (u, TREE_TYPE (p.thing),
              build_nonstandard_integer_type (TYPE_PRECISION (type) - 1, TYPE_UNSIGNED (type)));
      return true;
    } },
  { "TYPE_MODE of a floating SSA_NAME", Where::ssa_name, in_key,
    [] (Place &p, Undo &u) {
      if (!SCALAR_FLOAT_TYPE_P (TREE_TYPE (p.thing)))
        return false;
      CHANGE (u, TREE_TYPE (p.thing),
              TYPE_MODE (TREE_TYPE (p.thing)) == DFmode ? float_type_node : double_type_node);
      return true;
    } },
};

namespace
{

/* The solution at hand, to be changed freely: of a pointer, or of what a call reads (turn even) or
   clobbers.  */
using Change = void (*) (pt_solution &solution);

bool
change_pointer (Place &p, Undo &u, Change change)
{
  if (ptr_info_def *info = fresh_pointer_info (p, u))
    {
      change (info->pt);
      return true;
    }
  return false;
}

bool
change_call (Place &p, Undo &u, bool use, Change change)
{
  gcall *call = dyn_cast<gcall *> (p.stmt);
  if (!call)
    return false;
  pt_solution *solution = use ? gimple_call_use_set (call) : gimple_call_clobber_set (call);
  pt_solution old = *solution;
  change (*solution);
  u.push ([=] () { *solution = old; });
  return true;
}

/* Adds an object that the set cannot have, or makes a set of it.  */
void
add_member (pt_solution &solution)
{
  bitmap members = BITMAP_GGC_ALLOC ();
  if (solution.vars)
    bitmap_copy (members, solution.vars);
  bitmap_set_bit (members, allocate_decl_uid ());
  solution.vars = members;
  solution.anything = 0;
}

#define POINTS_TO(FIELD)                                                                           \
  { "pt_solution::" #FIELD " of a pointer", Where::ssa_name, fact (FactKind::points_to),           \
    [] (Place &p, Undo &u) {                                                                       \
      return change_pointer (p, u, [] (pt_solution &s) { s.FIELD = !s.FIELD; });                   \
    } },                                                                                           \
      { "pt_solution::" #FIELD " of what a call uses", Where::statement,                           \
        fact (FactKind::points_to), [] (Place &p, Undo &u) {                                       \
          return change_call (p, u, true, [] (pt_solution &s) { s.FIELD = !s.FIELD; });            \
        } },                                                                                       \
  {                                                                                                \
    "pt_solution::" #FIELD " of what a call clobbers", Where::statement,                           \
        fact (FactKind::points_to), [] (Place &p, Undo &u) {                                       \
          return change_call (p, u, false, [] (pt_solution &s) { s.FIELD = !s.FIELD; });           \
        }                                                                                          \
  }

} // namespace

const Table points_to_mutations = {
  POINTS_TO (anything),
  POINTS_TO (nonlocal),
  POINTS_TO (escaped),
  POINTS_TO (ipa_escaped),
  POINTS_TO (null),
  POINTS_TO (vars_contains_nonlocal),
  POINTS_TO (vars_contains_escaped),
  POINTS_TO (vars_contains_escaped_heap),
  POINTS_TO (vars_contains_restrict),
  POINTS_TO (vars_contains_interposable),
  { "pt_solution::vars of a pointer", Where::ssa_name, fact (FactKind::points_to),
    [] (Place &p, Undo &u) { return change_pointer (p, u, add_member); } },
  { "pt_solution::vars of what a call uses", Where::statement, fact (FactKind::points_to),
    [] (Place &p, Undo &u) { return change_call (p, u, true, add_member); } },
  { "pt_solution::vars of what a call clobbers", Where::statement, fact (FactKind::points_to),
    [] (Place &p, Undo &u) { return change_call (p, u, false, add_member); } },
};

} // namespace mergefn::mutation
