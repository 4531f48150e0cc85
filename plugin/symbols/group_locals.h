/* Symbols that are local to COMDAT groups of variables, and the functions that may come to name them.

   GCC moves a local variable into the group of the only COMDAT variable that leads to it.  Later passes read
   the COMDAT variable's value, and so a function may come to name the local one.  That links because one
   object file has both function and variable.  Folding would mix the functions of several.

   Reads the symbol table and statements, changes nothing.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_PLUGIN_SYMBOLS_GROUP_LOCALS_H
#define MERGEFN_PLUGIN_SYMBOLS_GROUP_LOCALS_H

#include "comparator/gcc.h"

namespace mergefn
{

/* True if NODE, which has a body, names a symbol that is local to another COMDAT group, or may come to do so
   through the value of a COMDAT variable.  Valid after GCC's interprocedural passes.  */
bool may_name_group_local_p (cgraph_node *node);

} // namespace mergefn

#endif
