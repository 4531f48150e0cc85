/* Statements in a key: what each does, in a canonical form where GIMPLE has several.  Never changes
   a statement.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_COMPARATOR_WALK_STATEMENTS_H
#define MERGEFN_COMPARATOR_WALK_STATEMENTS_H

#include "comparator/walk/context.h"

namespace mergefn
{

/* Writes STMT, which is no PHI.  True if it is in the key.  Debug statements, NOPs, predictions,
   ordinary labels and copies are not.  */
bool put_statement (Walk &walk, gimple *stmt);

} // namespace mergefn

#endif
