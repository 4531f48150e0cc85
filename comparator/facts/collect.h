/* Collecting the facts of a walked function.  Reads the IR and the summaries, changes nothing.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_COMPARATOR_FACTS_COLLECT_H
#define MERGEFN_COMPARATOR_FACTS_COLLECT_H

#include "comparator/facts/facts.h"
#include "comparator/walk/context.h"

namespace mergefn
{

/* The result of collecting, besides the list of facts.  */
struct Collected
{
  size_t before_copies = 0; /* The number of facts before those of the copies.  */
  bool retags = false;      /* Some store may exist for its type alone (retags.h).  */
};

/* Replaces FACTS by the facts of the function that WALK walked.  First come those at SITES in their
   order, then those about the whole function, then those about COPIES.  An equal function may have
   fewer or more copies.  */
Collected collect_facts (Walk &walk, const std::vector<Site> &sites,
                         const std::vector<Copy> &copies, FactList &facts);

} // namespace mergefn

#endif
