/* Statements in a key: what each does, in a canonical form where GIMPLE has several.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_COMPARATOR_WALK_STATEMENTS_H
#define MERGEFN_COMPARATOR_WALK_STATEMENTS_H

#include "comparator/walk/walk.h"

namespace mergefn
{

/* STMT, which is no PHI; true if it is in the key.  Debug statements, NOPs, predictions, ordinary labels
   and copies are not. */
bool put_statement (Walk &walk, gimple *stmt);

} // namespace mergefn

#endif
