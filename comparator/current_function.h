/* Making a function the current one for a while.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_COMPARATOR_CURRENT_FUNCTION_H
#define MERGEFN_COMPARATOR_CURRENT_FUNCTION_H

#include "comparator/gcc.h"

namespace mergefn
{

/* Makes FUN the current function while it lives: what GCC's predicates answer (whether arithmetic
   wraps, which alias set a type has) depends on the current function's options.  */
class CurrentFunction
{
public:
  explicit CurrentFunction (function *fun) { push_cfun (fun); }
  ~CurrentFunction () { pop_cfun (); }
  CurrentFunction (const CurrentFunction &) = delete;
  CurrentFunction &operator= (const CurrentFunction &) = delete;
};

} // namespace mergefn

#endif
