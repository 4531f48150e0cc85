/* What assembler names mean in this unit alone: to its assembly outside of functions, to its local symbols, and to
   calls that later passes make.

   Reads the symbol table, changes nothing.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_COMPARATOR_PORTABLE_UNIT_NAMES_H
#define MERGEFN_COMPARATOR_PORTABLE_UNIT_NAMES_H

#include "comparator/gcc.h"

namespace mergefn
{

/* Returns the assembly outside of functions that changes what names mean in the link, if text says how.  Where
   assembly may do more, gives_names_meaning_p holds.  */
std::string assembly_text ();

/* True if DECL is public, but the unit's assembler takes its name for that of a local symbol.  An assembler label
   can give one name to both.  */
bool bound_locally_p (tree decl);

/* True if a later pass may emit a call of the function that the assembler calls NAME, an identifier, though the
   symbol table knows nothing of it.  */
bool called_later_p (tree name);

/* True if a name that any code may use can mean something else in this unit than in others: its assembly may give
   names a meaning, or it has a local symbol by the name of what later passes call.  */
bool gives_names_meaning_p ();

} // namespace mergefn

#endif
