/* Promises of declarations: their users may take for granted, say, that a function is pure, or that
   a variable never changes.

   Reads the declaration itself: an alias can promise more than its target.  Two units' declarations
   of one symbol can promise different things, too.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_COMPARATOR_TREES_PROMISES_H
#define MERGEFN_COMPARATOR_TREES_PROMISES_H

#include "comparator/key/key.h"

namespace mergefn
{

/* True if GCC makes use of a function being nothrow: something in the unit may catch.  */
bool nothrow_matters_p ();

/* True if a call of B tells GCC the same about its object's class as a call of A.  After a call of
   a constructor GCC takes the object for one of the constructor's class.  */
bool construct_alike_p (const_tree a, const_tree b);

/* True if TYPE is a class with virtual functions, or has a part that is one.  Takes time for each class once.  */
bool polymorphic_p (const_tree type);

/* True if FNDECL constructs an object of a class with virtual functions.  */
bool constructs_p (const_tree fndecl);

/* The flags ECF_RETURNS_TWICE and ECF_MAY_BE_ALLOCA of FNDECL.  GCC also gives them by name
   (special_function_p).  */
int special_flags (const_tree fndecl);

/* Writes what ATTRIBUTE, one of FNDECL's or of its type, means by FNDECL's parameters.  Without
   arguments, `nonnull' is about all parameters that are pointers (nonnull_arg_p).  `access' counts
   items of what a parameter points to, also for the lengths of strings; bounds that no `static'
   makes binding count under -Warray-parameter=2 alone (gimple_parm_array_size).  */
void put_attribute_meaning (KeyBuilder &out, const_tree attribute, const_tree fndecl);

/* True if ATTRIBUTE means the same by the parameters of A and by those of B.  */
bool attribute_alike_p (const_tree attribute, const_tree a, const_tree b);

/* Writes all promises of DECL, a function or a variable.  */
void put_promises (KeyBuilder &out, tree decl);

/* True if ALIAS, a name of the same thing as DECL, promises what DECL promises.  */
bool promise_alike_p (tree alias, tree decl);

/* Writes the promises of DECL if they are not those of TARGET, the declaration that DECL is an
   alias of.  */
void put_promises_of_alias (KeyBuilder &out, tree decl, tree target);

} // namespace mergefn

#endif
