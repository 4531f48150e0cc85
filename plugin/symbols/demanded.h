/* Functions that others' demands rely on (comparator/walk/demands.h): the compile of a caller may fail if GCC comes
   to know less of them.  Changes only a mark on declarations.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_PLUGIN_SYMBOLS_DEMANDED_H
#define MERGEFN_PLUGIN_SYMBOLS_DEMANDED_H

#include "comparator/gcc.h"

namespace mergefn
{

/* Marks all that functions of FUNCTIONS with a demand call, and what these call in turn: GCC computes what a caller
   may believe from the bodies that it calls.  */
void mark_demanded (const std::vector<cgraph_node *> &functions);

/* True if NODE, or the function that NODE is a copy of, is marked.  */
bool demanded_p (const cgraph_node *node);

} // namespace mergefn

#endif
