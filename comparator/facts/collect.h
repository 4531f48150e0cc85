/* Collecting the facts of a function that was walked.  Reads the IR and the summaries, changes
   nothing.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_COMPARATOR_FACTS_COLLECT_H
#define MERGEFN_COMPARATOR_FACTS_COLLECT_H

#include "comparator/facts/facts.h"
#include "comparator/walk/walk.h"

namespace mergefn
{

/* Makes of FACTS, whatever it has been, those of the function that WALK has walked: those at SITES, in
   their order; then those about the function as a whole; then those about COPIES, of which an equal
   function may have fewer or more.  The number of facts before those of the copies.  */
size_t collect_facts (Walk &walk, const std::vector<Site> &sites, const std::vector<Copy> &copies,
                      FactList &facts);

} // namespace mergefn

#endif
