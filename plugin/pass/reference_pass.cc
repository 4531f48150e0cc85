/* Where references that GCC may join come to promise the same.

   GCC's invariant and store motion (gather_mem_refs_stmt in tree-ssa-loop-im, from GCC 12 on) takes two references for
   one if place, size and alias set are the same.  One of them then speaks for both: for its alignment, and for what its
   restrict pointer says.  Alias sets that differ keep apart what only one reference promises, in a branch that may never
   run.  A function that has forgotten its alias sets has lost that.

   GCC's vectorisers make one access of neighbouring references, and take from one of them what a restrict pointer says
   (vect_copy_ref_info).

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

/* The references to one place.  */
struct AtPlace
{
  std::vector<tree> references;
  unsigned least_bits = UINT_MAX; /* The least alignment.  */
};

/* What REF says by a restrict pointer.  */
std::pair<int, int>
clique_of (tree ref)
{
  tree base = get_base_address (ref);
  if (TREE_CODE (base) != MEM_REF)
    return { 0, 0 };
  return { MR_DEPENDENCE_CLIQUE (base), MR_DEPENDENCE_BASE (base) };
}

/* Adds REF, a reference in a loop, to the others at its place.  */
void
add (tree ref, std::map<Place, AtPlace> &places)
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
  AtPlace &at = places[{ SSA_NAME_VERSION (TREE_OPERAND (base, 0)), start, size }];
  at.references.push_back (ref);
  at.least_bits = MIN (at.least_bits, get_object_alignment (ref));
}

/* Calls ACTION (tree reference, bool in_loop) for each of FUNCTION's references.  */
template <typename Action>
void
for_references (function *function, Action action)
{
  any_statement_p (function, [&action] (gimple *stmt) {
    const class loop *loop = gimple_bb (stmt)->loop_father;
    if (!gimple_clobber_p (stmt))
      for (tree ref : references_of (stmt))
        action (ref, loop && loop_outer (loop));
    return false;
  });
}

/* Lets all references in FUNCTION's loops to each place be aligned as little.  */
void
even_out_alignment (function *function)
{
  std::map<Place, AtPlace> places;
  for_references (function, [&places] (tree ref, bool in_loop) {
    if (in_loop)
      add (ref, places);
  });
  for (auto &[place, at] : places)
    for (tree ref : at.references)
      if (get_object_alignment (ref) > at.least_bits)
        lower_alignment ({ Site::Kind::reference, ref, nullptr }, UINT_MAX, at.least_bits);
}

/* Forgets what restrict pointers say, unless they say the same of all references of FUNCTION.  GCC's ways of finding that
   two addresses have one base are many.  */
void
even_out_restrict (function *function)
{
  std::vector<tree> references;
  bool cliques_differ = false;
  for_references (function, [&] (tree ref, bool) {
    if (!get_base_address (ref))
      return;
    references.push_back (ref);
    cliques_differ |= clique_of (references.front ()) != clique_of (ref);
  });
  if (cliques_differ)
    for (tree ref : references)
      forget_dependence (ref);
}

} // namespace

void
register_reference_passes (const char *plugin)
{
  auto wanted_p = [] (const function *function) { return values_meet_p (function->decl); };
  static AddedPass before_motion (added_pass_data (GIMPLE_PASS, "mergefn-even-references"),
                                  wanted_p, [] (function *function) {
                                    even_out_restrict (function);
                                    even_out_alignment (function);
                                  });
  /* The vectorisers look at alignments by themselves (vect_record_base_alignments).  From GCC 15 on they do not ask whether
     a reference behind a loop's early end ever runs, in any code.  Nothing here keeps two such addresses apart, but they
     become one by results alone, which callers.h keeps apart.  */
  static AddedPass before_vectoriser (added_pass_data (GIMPLE_PASS, "mergefn-even-restrict"),
                                      wanted_p, even_out_restrict);
  add_beside_each (plugin, &before_motion, "lim", PASS_POS_INSERT_BEFORE);
  for (const char *name : { "vect", "slp" })
    add_beside_each (plugin, &before_vectoriser, name, PASS_POS_INSERT_BEFORE);
}

} // namespace mergefn
