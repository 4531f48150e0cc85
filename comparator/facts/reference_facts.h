/* GCC's assumptions about one reference to memory, beyond where it is, and about one call that writes memory.

   Looks at the reference or the call alone, never at the function or the unit.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_COMPARATOR_FACTS_REFERENCE_FACTS_H
#define MERGEFN_COMPARATOR_FACTS_REFERENCE_FACTS_H

#include "comparator/gcc.h"

namespace mergefn
{

/* The steps of REF that GCC was told cannot trap: 1 for an index, 2 for the base, or their sum.  */
unsigned steps_without_trap (const_tree ref);

/* The alignments in bits that GCC assumes for REF and for BASE, the variable or memory that REF is
   part of.  First comes BASE's by its type alone, for weakening.  Then come the alignment of BASE's
   type, BASE's by all that is known of it, and REF's.  By BASE's, GCC vectorises and stores at
   variable places.  */
std::array<uint64_t, 4> alignments (tree ref, tree base);

/* True if REF is made through an address that may point to anything, of another type than the
   accessed memory.  Then no types along REF's path count.  */
bool reaches_anything_p (tree ref);

/* True if CALL copies or fills memory and may become a store that aliases anything, once GCC knows
   the size (gimple_fold_builtin).  */
bool copies_memory_p (const gcall *call);

/* True if CALL may become a store of a number, through a pointer that it is given, once GCC knows the result
   (fold_builtin_frexp and others).  */
bool stores_number_p (const gcall *call);

/* True if FUNCTION accesses memory at an address that is computed, or may come to do so, since GCC makes accesses of some
   calls.  */
bool computes_addresses_p (function *function);

} // namespace mergefn

#endif
