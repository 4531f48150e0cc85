/* Demands (demands.h) that go by what the target can compute, pass or hold.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_COMPARATOR_WALK_TARGET_DEMANDS_H
#define MERGEFN_COMPARATOR_WALK_TARGET_DEMANDS_H

#include "comparator/gcc.h"

namespace mergefn
{

/* True if STMT calls a built-in function for an atomic access for which the target may have no instruction.  GCC then makes
   a call of a library function, which programs need not link.  */
bool atomic_demand_p (const gcall *stmt);

/* True if GCC cannot pass some value of the call STMT: it would need registers that are missing, or more room than
   the stack can have.  */
bool passing_demand_p (const gcall *stmt);

/* True if STMT, which is no call of a function, computes with floating-point numbers, and the target cannot.  GCC calls
   library functions for that.  */
bool computing_demand_p (const gimple *stmt);

/* True if the local variables of FUN may be more than a frame can hold.  GCC may find them out to be of no use.  */
bool frame_doubtful_p (const function *fun);

} // namespace mergefn

#endif
