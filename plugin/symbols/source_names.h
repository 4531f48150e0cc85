/* The names by which a user may mean a function.

   Reads declarations.  Names are for people and their globs; nothing is decided by them.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_PLUGIN_SYMBOLS_SOURCE_NAMES_H
#define MERGEFN_PLUGIN_SYMBOLS_SOURCE_NAMES_H

#include "comparator/gcc.h"

namespace mergefn
{

/* Returns the names of the function DECL: its assembler name; if that is mangled as C++ does, also the declaration that
   demanglers print, and that without result type, parameters and what follows them.  */
std::vector<std::string> names_of_function (tree decl);

} // namespace mergefn

#endif
