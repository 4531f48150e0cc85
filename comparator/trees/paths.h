/* Paths: what the steps of a reference or an address say beyond where it is.

   Two paths to one place may take other steps: `p->b[0]' is where `p->a[2]' would be, behind the end of
   `a'.  GCC goes by places mostly, but not everywhere.  Reads trees, builds none, and writes no key.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_COMPARATOR_TREES_PATHS_H
#define MERGEFN_COMPARATOR_TREES_PATHS_H

#include "comparator/key/numbering.h"
#include "comparator/trees/types.h"

namespace mergefn
{

/* The steps of an address as they describe the object around it: layouts and places, not which
   types.  Empty if it has no steps.  */
std::vector<Item> layout_path (TypeTable &types, tree object);

/* The steps of REF, a reference, as they tell GCC which field or item each takes, and of how much.
   Empty if REF has no steps.  Struct types go by first mention in LOCALS.  Data dependence takes
   two references through one struct type for comparable (access_fn_components_comparable_p), and
   constant indices for dimensions (dr_analyze_indices).  Alias analysis compares indices and fields
   (nonoverlapping_refs_since_match_p).  Bounds decide whether an access traps (in_array_bounds_p).
   Ends of fields decide how far a variable index reaches (get_ref_base_and_extent).  Fields next to
   each other are there together (hoist_adjacent_loads).  */
std::vector<Item> steps (TypeTable &types, LocalNumbering &locals, tree ref);

/* True if REF has no steps, or can be replaced by a reference without steps.  REF is an operand of
   STMT, which may be null.  */
bool forgettable_steps_p (tree ref, const gimple *stmt);

} // namespace mergefn

#endif
