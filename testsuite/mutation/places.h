/* The places of a function at which mutations are made.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_MUTATION_PLACES_H
#define MERGEFN_MUTATION_PLACES_H

#include "mutation.h"

namespace mergefn::mutation
{

using Places = std::array<std::vector<Place>, where_count>;

/* All places of the function that WALK is about, in an order that the body gives.  */
Places find_places (Walk &walk);

} // namespace mergefn::mutation

#endif
