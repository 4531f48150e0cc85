/* Weakening the parts of a body that are no references: values, parameters, arithmetic.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "plugin/weaken/weaken.h"
#include "comparator/compat.h"
#include "comparator/compat_ranges.h"
#include "comparator/current_function.h"

namespace mergefn
{

/* Forgets that nothing writes to what NAME points to.  Fortran's front end may say so of a parameter.  */
static bool
forget_readonly (tree name)
{
  bool known = SSA_NAME_POINTS_TO_READONLY_MEMORY (name);
  SSA_NAME_POINTS_TO_READONLY_MEMORY (name) = 0;
  return known;
}

bool
forget_points_to (tree name)
{
  if (!POINTER_TYPE_P (TREE_TYPE (name)))
    return false;
  bool changed = forget_readonly (name);
  if (!SSA_NAME_PTR_INFO (name))
    return changed;
  pt_solution *points_to = &SSA_NAME_PTR_INFO (name)->pt;
  if (points_to->anything && points_to->null)
    return changed;
  pt_solution_reset (points_to);
  return true;
}

void
forget_escaped (cgraph_node *node)
{
  gimple_df *df = DECL_STRUCT_FUNCTION (node->decl)->gimple_df;
  pt_solution_reset (&df->escaped);
  compat::forget_escaped_return (df);
}

bool
forget_pointer (tree name)
{
  if (!POINTER_TYPE_P (TREE_TYPE (name)))
    return false;
  bool changed = forget_readonly (name) || SSA_NAME_PTR_INFO (name);
  SSA_NAME_PTR_INFO (name) = nullptr;
  return changed;
}

void
retype_name (tree name, tree type)
{
  /* GCC assumes that an SSA name and its variable have one type.  */
  if (!SSA_NAME_IS_DEFAULT_DEF (name) && SSA_NAME_VAR (name))
    SET_SSA_NAME_VAR_OR_IDENTIFIER (name, DECL_NAME (SSA_NAME_VAR (name)));
  TREE_TYPE (name) = type;
}

tree
less_aligned (tree type, unsigned bits)
{
  if (!TYPE_PACKED (type))
    return build_aligned_type (type, bits);
  for (tree variant = TYPE_MAIN_VARIANT (type); variant; variant = TYPE_NEXT_VARIANT (variant))
    if (TYPE_ALIGN (variant) == bits && TYPE_QUALS (variant) == TYPE_QUALS (type)
        && TYPE_NAME (variant) == TYPE_NAME (type)
        && attribute_list_equal (TYPE_ATTRIBUTES (variant), TYPE_ATTRIBUTES (type)))
      return variant;
  tree variant = build_variant_type_copy (type);
  SET_TYPE_ALIGN (variant, bits);
  TYPE_USER_ALIGN (variant) = 1;
  return variant;
}

bool
forget_value (tree name)
{
  if (!POINTER_TYPE_P (TREE_TYPE (name)))
    {
      bool known = compat::has_range_p (name);
      if (known)
        SSA_NAME_RANGE_INFO (name) = nullptr;
      return known;
    }
  bool known = forget_pointer (name) || TYPE_RESTRICT (TREE_TYPE (name));
  if (TYPE_RESTRICT (TREE_TYPE (name)))
    retype_name (name, without_qualifier (TREE_TYPE (name), TYPE_QUAL_RESTRICT));
  return known;
}

tree
without_qualifier (tree type, int qualifier)
{
  return build_qualified_type (type, TYPE_QUALS (type) & ~qualifier);
}

bool
retype_parameter (tree parm, tree type)
{
  TREE_TYPE (parm) = type;
  unsigned i;
  tree name;
  FOR_EACH_SSA_NAME (i, name, cfun)
  {
    if (SSA_NAME_VAR (name) == parm)
      TREE_TYPE (name) = type;
  }
  return true;
}

bool
forget_class (cgraph_node *node, const Site &site)
{
  tree ref = static_cast<tree> (site.where), method = TREE_TYPE (TREE_TYPE (ref));
  if (TREE_CODE (method) != METHOD_TYPE)
    return false;
  /* A call through a plain function type has no class.  */
  TREE_TYPE (ref)
      = build_pointer_type (build_function_type (TREE_TYPE (method), TYPE_ARG_TYPES (method)));
  if (is_gimple_call (site.stmt))
    if (cgraph_edge *edge = node->get_edge (site.stmt))
      compat::forget_polymorphic (edge);
  return true;
}

void
update_memory_names (cgraph_node *node)
{
  function *fun = DECL_STRUCT_FUNCTION (node->decl);
  if (!fun || !need_ssa_update_p (fun))
    return;
  CurrentFunction current (fun);
  update_ssa (TODO_update_ssa_only_virtuals);
  free_dominance_info (CDI_DOMINATORS);
}

void
forget_memory_of_call (gcall *call)
{
  pt_solution_reset (gimple_call_use_set (call));
  pt_solution_reset (gimple_call_clobber_set (call));
}

static bool
update_calls_of (cgraph_node *name, void *)
{
  for (cgraph_edge *edge = name->callers; edge; edge = edge->next_caller)
    if (gcall *call = edge->call_stmt)
      {
        forget_memory_of_call (call);
        update_stmt_fn (DECL_STRUCT_FUNCTION (edge->caller->decl), call);
      }
  for (cgraph_edge *edge = name->callers; edge; edge = edge->next_caller)
    if (edge->call_stmt)
      update_memory_names (edge->caller);
  return false;
}

void
update_calls (cgraph_node *callee)
{
  callee->call_for_symbol_and_aliases (update_calls_of, nullptr, true);
}

} // namespace mergefn
