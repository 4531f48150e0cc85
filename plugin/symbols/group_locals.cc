/* Finding functions that may come to name what is local to a COMDAT group of variables.  Changes nothing.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "plugin/symbols/group_locals.h"
#include "plugin/symbols/reached.h"

namespace mergefn
{

namespace
{

/* What a search of a body is for.  */
struct Search
{
  const SymbolSet &leading; /* Variables whose values lead to symbols that this unit alone has.  */
  tree group;               /* Of the function.  */
};

} // namespace

/* True if a pass may take what VARIABLE's initializer names for what a load from VARIABLE yields.  */
static bool
readable_p (varpool_node *variable)
{
  return variable->definition && !variable->alias
         && ctor_for_folding (variable->decl) != error_mark_node;
}

/* True if VARIABLE is in a COMDAT group, and its value names a symbol that this unit alone has.  */
static bool
names_own_symbol_p (varpool_node *variable)
{
  if (!variable->get_comdat_group ())
    return false;
  ipa_ref *ref;
  for (int i = 0; variable->iterate_reference (i, ref); i++)
    if (!TREE_PUBLIC (ref->referred->decl))
      return true;
  return false;
}

/* Returns the variables whose values name SYMBOL, and that a pass may read.  */
static std::vector<symtab_node *>
readable_namers (symtab_node *symbol)
{
  std::vector<symtab_node *> namers;
  ipa_ref *ref;
  for (int i = 0; symbol->iterate_referring (i, ref); i++)
    if (varpool_node *variable = dyn_cast<varpool_node *> (ref->referring);
        variable && readable_p (variable))
      namers.push_back (variable);
  return namers;
}

/* Returns the variables whose values lead to symbols that this unit alone has.  */
static SymbolSet
leading_variables ()
{
  std::vector<symtab_node *> starts;
  varpool_node *variable;
  FOR_EACH_VARIABLE (variable)
    if (readable_p (variable) && names_own_symbol_p (variable))
      starts.push_back (variable);
  return reached_from (std::move (starts), readable_namers);
}

/* Ends a walk over operands at a symbol that is local to another group, or that leads to one.  */
static tree
find_symbol (tree *operand, int *subtrees, void *data)
{
  const Search &search = *static_cast<const Search *> (data);
  if (TYPE_P (*operand))
    *subtrees = 0;
  if (!VAR_P (*operand) && TREE_CODE (*operand) != FUNCTION_DECL)
    return NULL_TREE;
  symtab_node *symbol = symtab_node::get (*operand);
  if (!symbol)
    return NULL_TREE;
  bool foreign = symbol->comdat_local_p () && symbol->get_comdat_group () != search.group;
  return foreign || search.leading.count (symbol) ? *operand : NULL_TREE;
}

static bool
names_symbol_p (gimple *stmt, Search &search)
{
  if (is_gimple_debug (stmt))
    return false;
  for (unsigned i = 0; i < gimple_num_ops (stmt); i++)
    if (gimple_op (stmt, i) && walk_tree (gimple_op_ptr (stmt, i), find_symbol, &search, nullptr))
      return true;
  return false;
}

static bool
names_symbol_p (gphi *phi, Search &search)
{
  for (unsigned i = 0; i < gimple_phi_num_args (phi); i++)
    if (walk_tree (gimple_phi_arg_def_ptr (phi, i), find_symbol, &search, nullptr))
      return true;
  return false;
}

bool
may_name_group_local_p (cgraph_node *node)
{
  static const SymbolSet leading = leading_variables ();
  if (leading.empty ())
    return false;
  Search search{ leading, node->get_comdat_group () };
  function *fun = DECL_STRUCT_FUNCTION (node->decl);
  basic_block bb;
  FOR_EACH_BB_FN (bb, fun)
  {
    for (gphi_iterator gsi = gsi_start_phis (bb); !gsi_end_p (gsi); gsi_next (&gsi))
      if (names_symbol_p (gsi.phi (), search))
        return true;
    for (gimple_stmt_iterator gsi = gsi_start_bb (bb); !gsi_end_p (gsi); gsi_next (&gsi))
      if (names_symbol_p (gsi_stmt (gsi), search))
        return true;
  }
  return false;
}

} // namespace mergefn
