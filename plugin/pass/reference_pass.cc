/* Where references to one place in a loop come to promise the same.

   GCC's invariant and store motion (gather_mem_refs_stmt in tree-ssa-loop-im, from GCC 12 on) takes two references for
   one if place, size and alias set are the same.  One of them then speaks for both: for its alignment, and for what its
   restrict pointer says.  Alias sets that differ keep apart what only one reference promises, in a branch that may never
   run.  A function that has forgotten its alias sets has lost that.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "plugin/pass/reference_pass.h"
#include "comparator/statements.h"
#include "plugin/pass/added_pass.h"
#include "plugin/weaken/flow_info.h"
#include "plugin/weaken/weaken.h"

namespace mergefn
{

namespace
{

/* An SSA name's version, the bits from the address that it holds, and the size in bits.  */
using Place = std::tuple<unsigned, HOST_WIDE_INT, HOST_WIDE_INT>;

/* What the references to one place promise.  */
struct Promises
{
  std::vector<tree> references;
  unsigned least_bits = UINT_MAX; /* The least alignment.  */
  bool cliques_differ = false;
};

using Places = std::map<Place, Promises>;

/* Adds REF, an operand of a statement in a loop, unless it is no reference through a known address.  Only such
   references promise more than the object that they access.  */
void
add (tree ref, Places &places)
{
  ao_ref access;
  ao_ref_init (&access, ref);
  tree base = ao_ref_base (&access);
  HOST_WIDE_INT start, size;
  poly_int64 offset;
  if (!base || TREE_CODE (base) != MEM_REF || TREE_CODE (TREE_OPERAND (base, 0)) != SSA_NAME
      || !access.size.is_constant (&size) || maybe_ne (access.size, access.max_size)
      || !(mem_ref_offset (base) * BITS_PER_UNIT + access.offset).to_shwi (&offset)
      || !offset.is_constant (&start))
    return;
  Place place (SSA_NAME_VERSION (TREE_OPERAND (base, 0)), start, size);
  Promises &promises = places[place];
  if (!promises.references.empty ())
    {
      tree other = get_base_address (promises.references.front ());
      promises.cliques_differ |= MR_DEPENDENCE_CLIQUE (other) != MR_DEPENDENCE_CLIQUE (base)
                                 || MR_DEPENDENCE_BASE (other) != MR_DEPENDENCE_BASE (base);
    }
  promises.references.push_back (ref);
  promises.least_bits = MIN (promises.least_bits, get_object_alignment (ref));
}

/* Lets all references to each place in FUNCTION's loops promise as little as the one that promises least.  */
void
even_out (function *function)
{
  Places places;
  any_statement_p (function, [&places] (gimple *stmt) {
    const class loop *loop = gimple_bb (stmt)->loop_father;
    if (loop && loop_outer (loop) && !gimple_clobber_p (stmt))
      for (tree ref : references_of (stmt))
        add (ref, places);
    return false;
  });
  for (auto &[place, promises] : places)
    for (tree ref : promises.references)
      {
        if (promises.cliques_differ)
          forget_dependence (ref);
        if (get_object_alignment (ref) > promises.least_bits)
          lower_alignment ({ Site::Kind::reference, ref, nullptr }, UINT_MAX, promises.least_bits);
      }
}

} // namespace

void
register_reference_passes (const char *plugin)
{
  static AddedPass to_clone (
      added_pass_data (GIMPLE_PASS, "mergefn-even-references"),
      [] (const function *function) { return values_meet_p (function->decl); }, even_out);
  add_beside_each (plugin, &to_clone, "lim", PASS_POS_INSERT_BEFORE);
}

} // namespace mergefn
