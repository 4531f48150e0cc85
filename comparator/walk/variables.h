/* Variables and functions in a key, as what they are, not as what is done with them.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_COMPARATOR_WALK_VARIABLES_H
#define MERGEFN_COMPARATOR_WALK_VARIABLES_H

#include "comparator/walk/context.h"

namespace mergefn
{

/* Writes a local by the number of its first visit, with all that its storage promises at that
   visit.  Writes a global by identity.  */
void put_decl (Walk &walk, tree decl);

/* Writes a global by identity, through aliases, and by DECL's promises if it is an alias.  */
void put_global (Walk &walk, tree decl);

} // namespace mergefn

#endif
