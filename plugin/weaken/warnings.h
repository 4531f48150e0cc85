/* Warnings that would be false: GCC warns of a variable that it does not see being set, and code that knows less
   shows GCC less.  Changes marks on declarations of functions and local variables alone, never code.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_PLUGIN_WEAKEN_WARNINGS_H
#define MERGEFN_PLUGIN_WEAKEN_WARNINGS_H

#include "comparator/gcc.h"

namespace mergefn
{

/* Notes that GCC has come to know less of NODE.  */
void note_weakened (cgraph_node *node);

/* Keeps GCC from warning that a local variable may be used uninitialized, in the weakened functions of the unit and
   in those that call them, directly or not.  */
void suppress_false_warnings ();

} // namespace mergefn

#endif
