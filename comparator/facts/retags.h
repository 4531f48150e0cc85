/* Retags: stores that give memory another type.

   A store of what a place holds already, but as another type, does nothing but say of which type the place
   is from then on.  GCC keeps it for its type alone, so no such function may forget a type: the store
   would go, and callers would be told that nothing is written.  Reads GIMPLE, changes nothing.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_COMPARATOR_FACTS_RETAGS_H
#define MERGEFN_COMPARATOR_FACTS_RETAGS_H

#include "comparator/walk/walk.h"

namespace mergefn
{

/* True if one of SITES, references of WALK's function, stores to a place what another one stores or reads
   there, as a type that GCC tells apart.  Places are the same if they are spelled by one base.  */
bool retags_p (Walk &walk, const std::vector<Site> &sites);

} // namespace mergefn

#endif
