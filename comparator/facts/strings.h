/* Strings: what GCC's pass for strings goes by, beside what the code does (tree-ssa-strlen).

   The pass takes a store for one of characters by what its pointers point to, and then believes to know what the
   memory holds.  Before GCC 14 it also takes the value of a load from plain memory for what is there later.  So it is
   right for a function, but not for an equal function with pointers of other types, or with other steps.

   Reads the IR, changes nothing.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_COMPARATOR_FACTS_STRINGS_H
#define MERGEFN_COMPARATOR_FACTS_STRINGS_H

#include "comparator/facts/facts.h"
#include "comparator/walk/context.h"

namespace mergefn
{

/* True if the pass for strings will run on NODE, and may take a store in NODE for one of characters: now, or once other
   passes have changed NODE.  */
bool handles_characters_p (const cgraph_node *node);

/* Appends the fact about the walked function to LIST, as of SITE: its pointers to characters.  */
void collect_strings (Walk &walk, unsigned site, FactList &list);

} // namespace mergefn

#endif
