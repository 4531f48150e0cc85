/* Finding stores that give memory another type.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "comparator/facts/retags.h"
#include "comparator/walk/copies.h"
#include "comparator/trees/reference.h"

namespace mergefn
{

namespace
{

/* Base, offset in bits, and size in bits.  */
using Place = std::tuple<tree, HOST_WIDE_INT, HOST_WIDE_INT>;

struct Access
{
  alias_set_type set;
  bool stores;
  tree value; /* Stored or read; through copies.  */
};

/* What STMT stores to REF or reads from there; null if it does neither alone.  */
tree
value_at (Walk &walk, const gimple *stmt, tree ref)
{
  const gassign *assign = dyn_cast<const gassign *> (stmt);
  if (!assign || !gimple_assign_single_p (assign))
    return NULL_TREE;
  tree value = gimple_assign_lhs (assign) == ref ? gimple_assign_rhs1 (assign)
                                                 : gimple_assign_lhs (assign);
  return TREE_CODE (value) == SSA_NAME ? original (walk, value) : value;
}

/* The place of REF, if it is a constant one of memory.  */
std::optional<Place>
place_of (Walk &walk, tree ref)
{
  Reference parts = take_apart (ref);
  const_tree size = TYPE_SIZE (TREE_TYPE (ref));
  if (!parts.supported || !parts.variable.empty () || !size || !tree_fits_shwi_p (size))
    return {};
  tree base = parts.base;
  if (TREE_CODE (base) == MEM_REF)
    base = TREE_OPERAND (base, 0);
  else if (!DECL_P (base))
    return {};
  if (TREE_CODE (base) == SSA_NAME)
    base = original (walk, base);
  return Place (base, parts.bit_offset.to_shwi (), tree_to_shwi (size));
}

/* True if GCC keeps a store for telling A, B or both from the other.  */
bool
told_apart_p (const Access &a, const Access &b)
{
  if (a.set == b.set || !a.value || !b.value || !operand_equal_p (a.value, b.value))
    return false;
  return (a.stores && !alias_set_subset_of (a.set, b.set))
         || (b.stores && !alias_set_subset_of (b.set, a.set));
}

} // namespace

bool
retags_p (Walk &walk, const std::vector<Site> &sites)
{
  if (!opt_for_fn (walk.self->decl, flag_strict_aliasing))
    return false;
  std::map<Place, std::vector<Access>> accesses;
  for (const Site &site : sites)
    {
      tree ref = static_cast<tree> (site.where);
      if (site.kind != Site::Kind::reference || !site.stmt || !is_gimple_reg_type (TREE_TYPE (ref)))
        continue;
      std::optional<Place> place = place_of (walk, ref);
      if (!place)
        continue;
      Access access{ get_alias_set (ref), gimple_get_lhs (site.stmt) == ref,
                     value_at (walk, site.stmt, ref) };
      std::vector<Access> &others = accesses[*place];
      for (const Access &other : others)
        if (told_apart_p (access, other))
          return true;
      others.push_back (access);
    }
  return false;
}

} // namespace mergefn
