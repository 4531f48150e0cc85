/* Statements in a key: what each does, in a canonical form where GIMPLE has several.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_COMPARATOR_STATEMENTS_H
#define MERGEFN_COMPARATOR_STATEMENTS_H

#include "walk.h"

namespace mergefn
{

/* STMT, which is no PHI.  Debug statements, NOPs, predictions and ordinary labels write nothing. */
void put_statement (Walk &walk, gimple *stmt);

/* True if STMT does not exist for the comparison.  */
bool invisible_p (const gimple *stmt);

} // namespace mergefn

#endif
