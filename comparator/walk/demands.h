/* Demands: statements that compile only if GCC finds out enough, and doubtful ones, which may be such.  Never changes
   a statement.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_COMPARATOR_WALK_DEMANDS_H
#define MERGEFN_COMPARATOR_WALK_DEMANDS_H

#include "comparator/gcc.h"

namespace mergefn
{

/* True if the compile fails, or warns, unless GCC removes STMT, makes a tail call of it, or finds that an operand
   is a constant.  What GCC then knows must not become less.  */
bool demand_p (const gimple *stmt);

/* True if FUN, the current function, has such a statement.  */
bool demands_p (function *fun);

/* True if STMT is doubtful: the compile may fail, or the statement may mean something else, when GCC knows less of the
   function.  Nobody can tell from here.  Such functions are equal only if GCC knows the same of both.  */
bool doubtful_p (const gimple *stmt);

/* True if FUNCTION, which has a body, has a demand, or a doubtful statement that may not compile where GCC knows
   less.  */
bool may_not_compile_p (const cgraph_node *function);

/* True if STMT calls a built-in function that reads, writes or copies a string or memory.  */
bool string_function_p (const gimple *stmt);

/* True if GCC's pass for strings may find something out in FUNCTION, which has a body.  The pass leaves folded functions
   alone.  */
bool handles_strings_p (const cgraph_node *function);

/* True if that pass may find something out in FUNCTION by loads and stores alone.  It takes a store for one of
   characters by what the pointer points to.  */
bool may_store_strings_p (const cgraph_node *function);

} // namespace mergefn

#endif
