/* Variables that stand for their values: constants whose addresses nobody can compare.

   Reads declarations, changes nothing.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_COMPARATOR_TREES_CONSTANT_VARIABLES_H
#define MERGEFN_COMPARATOR_TREES_CONSTANT_VARIABLES_H

#include "comparator/gcc.h"

namespace mergefn
{

/* Returns the value of DECL, null for zero, if DECL is nothing but its value.  GCC owns the value.  */
std::optional<tree> constant_value (tree decl);

} // namespace mergefn

#endif
