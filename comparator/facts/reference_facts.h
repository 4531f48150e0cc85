/* What GCC takes for granted of one reference to memory, beyond where it is.

   Looks at the reference alone, not at the function or the unit.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_COMPARATOR_FACTS_REFERENCE_FACTS_H
#define MERGEFN_COMPARATOR_FACTS_REFERENCE_FACTS_H

#include "comparator/gcc.h"

namespace mergefn
{

/* The steps of REF that GCC was told cannot trap: 1 for an index, 2 for the base, or their sum.  */
unsigned steps_without_trap (const_tree ref);

/* What REF, part of BASE, a variable or memory that an address reaches, is taken to be aligned to, in
   bits: by what BASE's type says alone, first, for weakening; by all that is known of BASE, by which GCC
   vectorises and stores at variable places; and of REF.  */
std::array<uint64_t, 4> alignments (tree ref, tree base);

/* True if REF is made through an address that may point to anything, of another type than what is
   accessed there: then no types along its path count.  */
bool reaches_anything_p (tree ref);

} // namespace mergefn

#endif
