/* Names of types on which all units agree.

   Reads declarations, and leaves them as they were.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_COMPARATOR_TREES_TYPE_NAMES_H
#define MERGEFN_COMPARATOR_TREES_TYPE_NAMES_H

#include "comparator/gcc.h"

namespace mergefn
{

/* The name of CLASS_TYPE by the one definition rule, empty if it has none.  */
std::string odr_name (tree class_type);

/* Adds to NAME a text that tells TYPE from all other types in any unit, as far as alias analysis
   can.  Returns false if TYPE has no such text.  */
bool add_type_name (tree type, std::string &name);

} // namespace mergefn

#endif
