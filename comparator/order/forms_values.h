/* Forms of operations on values, tried out on sample values that GCC folds.

   Only forms.cc uses this.  Builds trees that no function keeps.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_COMPARATOR_ORDER_FORMS_VALUES_H
#define MERGEFN_COMPARATOR_ORDER_FORMS_VALUES_H

#include "comparator/gcc.h"

namespace mergefn
{

/* Each returns the name of a form that GCC computes otherwise, for a message, or null.  */

/* Checks the mirrored form of comparison CODE of values like OPERAND.  */
const char *wrong_comparison (tree_code code, tree operand);

/* Checks the form of STMT's operation.  */
const char *wrong_assignment (const gassign *stmt);

/* Checks the bits of integer CONSTANT.  */
const char *wrong_constant (tree constant);

} // namespace mergefn

#endif
