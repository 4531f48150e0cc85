/* What a function is before its first statement: how it is called, which options and attributes it
   was compiled with, and what its storage and its flags promise.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_COMPARATOR_WALK_SIGNATURE_H
#define MERGEFN_COMPARATOR_WALK_SIGNATURE_H

#include "comparator/walk/walk.h"

namespace mergefn
{

/* The signature of the walked function.  Parameter i gets number i.  */
void put_signature (Walk &walk);

/* How a value of TYPE is passed to, or RETURNED by, a function of type FNTYPE.  Where the one who passes it
   extends it, its sign counts too; and where the return register depends on more than the mode, so does
   that.  */
void put_passing (Walk &walk, tree type, tree fntype, bool returned);

/* How a call through function type FNTYPE passes things.  */
void put_function_type (Walk &walk, tree fntype);

} // namespace mergefn

#endif
