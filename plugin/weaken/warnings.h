/* Warnings that would be false: where GCC knows less, it finds more possible.  Changes marks on declarations of
   functions, and GCC's options for warnings while it compiles marked functions; never code.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_PLUGIN_WEAKEN_WARNINGS_H
#define MERGEFN_PLUGIN_WEAKEN_WARNINGS_H

#include "comparator/gcc.h"

namespace mergefn
{

/* Notes that GCC has come to know less of NODE.  */
void note_weakened (cgraph_node *node);

/* Keeps GCC from warning of what it finds possible in the weakened functions of the unit, and in those that call them,
   directly or not.  */
void suppress_false_warnings ();

} // namespace mergefn

#endif
