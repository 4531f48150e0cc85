/* Finding characters in functions.  Changes nothing.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "comparator/facts/strings.h"
#include "comparator/facts/reference_facts.h"
#include "comparator/trees/attributes.h"
#include "comparator/trees/characters.h"
#include "comparator/trees/reference.h"
#include "comparator/walk/copies.h"

namespace mergefn
{

static bool
runs_on_p (tree fndecl)
{
  return opt_for_fn (fndecl, flag_optimize_strlen) && !marked_p (fndecl, Mark::no_strings);
}

/* True if STMT stores characters, or something that may be taken apart or copied as characters.  */
static bool
may_store_characters_p (gimple *stmt)
{
  if (const gcall *call = dyn_cast<const gcall *> (stmt))
    if (copies_memory_p (call))
      return true;
  tree lhs = gimple_get_lhs (stmt);
  if (!lhs || TREE_CODE (lhs) == SSA_NAME)
    return false;
  tree base = inner_base (lhs);
  return !is_gimple_reg_type (TREE_TYPE (lhs)) || characters_p (TREE_TYPE (lhs))
         || (DECL_P (base) && characters_p (TREE_TYPE (base)))
         || (TREE_CODE (base) == MEM_REF
             && (points_to_characters_p (TREE_TYPE (TREE_OPERAND (base, 0)))
                 || points_to_characters_p (TREE_TYPE (TREE_OPERAND (base, 1)))));
}

bool
handles_characters_p (const cgraph_node *node)
{
  function *fun = DECL_STRUCT_FUNCTION (node->decl);
  if (!fun || !runs_on_p (node->decl))
    return false;
  unsigned version;
  tree name;
  FOR_EACH_SSA_NAME (version, name, fun)
  if (points_to_characters_p (TREE_TYPE (name)))
    return true;
  basic_block bb;
  FOR_EACH_BB_FN (bb, fun)
  for (gimple_stmt_iterator gsi = gsi_start_bb (bb); !gsi_end_p (gsi); gsi_next (&gsi))
    if (may_store_characters_p (gsi_stmt (gsi)))
      return true;
  return false;
}

/* A copy counts as what it is a copy of, because an equal function may lack the copy.  */
void
collect_strings (Walk &walk, unsigned site, FactList &list)
{
  list.begin (FactKind::strings, site);
  list.put (runs_on_p (walk.self->decl));
  if (!runs_on_p (walk.self->decl))
    return;
  std::set<Item> numbers;
  unsigned version;
  tree name;
  FOR_EACH_SSA_NAME (version, name, walk.fun)
  if (points_to_characters_p (TREE_TYPE (name)))
    numbers.insert (walk.locals.seen_ssa (original (walk, name)));
  numbers.erase (LocalNumbering::not_visited);
  for (Item number : numbers)
    list.put (number);
  list.put (LocalNumbering::not_visited);
  Item number = 0;
  for (const_tree decl : walk.locals.decls ())
    {
      if (characters_p (TREE_TYPE (decl)))
        list.put (number);
      number++;
    }
}

} // namespace mergefn
