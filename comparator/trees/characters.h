/* Characters: which stores GCC's pass for strings takes for stores of characters (handle_assign in tree-ssa-strlen).

   The pass goes by the type of what is stored, but also by what the two pointers of a MEM_REF point to.  It then
   believes to know what the memory holds.  Reads trees and GIMPLE, builds none, and writes no key.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_COMPARATOR_TREES_CHARACTERS_H
#define MERGEFN_COMPARATOR_TREES_CHARACTERS_H

#include "comparator/gcc.h"

namespace mergefn
{

/* True if TYPE is as wide as a character, or an array of such items (is_char_type).  */
bool characters_p (const_tree type);

/* True if REF is what STMT stores to, and not of characters by its own type.  */
bool stored_other_than_characters_p (const_tree ref, const gimple *stmt);

/* True if POINTER, a type, is a pointer or a reference to characters.  */
bool points_to_characters_p (const_tree pointer);

} // namespace mergefn

#endif
