/* Collecting the facts of a function that was walked.  Reads the IR and the summaries, changes
   nothing.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_COMPARATOR_COLLECT_H
#define MERGEFN_COMPARATOR_COLLECT_H

#include "facts.h"
#include "walk.h"

namespace mergefn
{

/* The facts of the function that WALK has walked: those at SITES, in their order; then those about
   the function as a whole; then those about COPIES, of which an equal function may have fewer or
   more.  BEFORE_COPIES gets the number of facts before those of the copies.  */
FactList collect_facts (Walk &walk, const std::vector<Site> &sites, const std::vector<Copy> &copies,
                        size_t *before_copies);

/* True if GCC may take it that STMT, of the walk's options, does not overflow.  */
bool undefined_overflow_p (const gassign *stmt);

/* True if GCC was told that some step of REF cannot trap.  */
bool no_trap_p (const_tree ref);

} // namespace mergefn

#endif
