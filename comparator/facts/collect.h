/* Collecting the facts of a function that was walked.  Reads the IR and the summaries, changes
   nothing.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_COMPARATOR_FACTS_COLLECT_H
#define MERGEFN_COMPARATOR_FACTS_COLLECT_H

#include "comparator/facts/facts.h"
#include "comparator/walk/walk.h"

namespace mergefn
{

/* What there is to know of a function's facts besides.  */
struct Collected
{
  size_t before_copies = 0; /* The number of facts before those of the copies.  */
  bool retags = false;      /* Some store may be there for its type alone (retags.h).  */
};

/* Makes of FACTS, whatever it has been, those of the function that WALK has walked: those at SITES, in
   their order; then those about the function as a whole; then those about COPIES, of which an equal
   function may have fewer or more.  */
Collected collect_facts (Walk &walk, const std::vector<Site> &sites,
                         const std::vector<Copy> &copies, FactList &facts);

} // namespace mergefn

#endif
