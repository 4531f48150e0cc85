/* What the users of a declaration may take for granted because the declaration says so: that a function
   is pure, that a variable never changes.

   Reads the declaration itself: an alias can promise more than its target, and the declarations of
   one symbol in two units can promise different things.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_COMPARATOR_TREES_PROMISES_H
#define MERGEFN_COMPARATOR_TREES_PROMISES_H

#include "comparator/key/key.h"

namespace mergefn
{

/* True if it matters to anybody that a function does not throw: something in the unit may catch.  */
bool nothrow_matters_p ();

/* True if a call of B tells GCC the same of its object's class as a call of A does.  After a call of a
   constructor GCC takes the object for one of the constructor's class.  */
bool construct_alike_p (const_tree a, const_tree b);

/* True if FNDECL constructs an object of a class with virtual functions.  */
bool constructs_p (const_tree fndecl);

/* ECF_RETURNS_TWICE and ECF_MAY_BE_ALLOCA, where FNDECL has them: GCC gives them by name, too
   (special_function_p).  */
int special_flags (const_tree fndecl);

/* All promises of DECL, a function or a variable.  */
void put_promises (KeyBuilder &out, tree decl);

/* True if ALIAS, a name of what DECL is, promises what DECL promises.  */
bool promise_alike_p (tree alias, tree decl);

/* The promises of DECL, if they are not those of TARGET, the declaration that DECL is an alias of.  */
void put_promises_of_alias (KeyBuilder &out, tree decl, tree target);

} // namespace mergefn

#endif
