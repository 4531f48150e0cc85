/* Operations whose overflow may be undefined, in a function that also has such operations which wrap around.

   Changes no statement.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_COMPARATOR_WALK_OVERFLOW_H
#define MERGEFN_COMPARATOR_WALK_OVERFLOW_H

#include "comparator/gcc.h"

namespace mergefn
{

/* True if STMT's overflow is undefined.  */
bool undefined_overflow_p (const gassign *stmt);

/* For each function, which operations it has in both forms.  GCC takes two operations for two values if the one wraps
   around and the other does not.  Weakening would make them one, and what GCC knows of the one then counts for the
   other (maybe_duplicate_ssa_info_at_copy).  One object per unit.  */
class MixedOverflow
{
public:
  /* True if FUNCTION has operations like STMT, of its code, precision and constants, that wrap around, and others that
     do not.  Folding makes all of a kind wrap around, or none, and so changes no answer.  */
  bool mixed_p (cgraph_node *function, const gassign *stmt);

private:
  /* Code, precision, and the operands that are constants.  Operations with other constants are other values.  */
  using Kind = std::tuple<int, unsigned, std::optional<uint64_t>, std::optional<uint64_t>>;
  static Kind kind (const gassign *stmt);
  static std::set<Kind> find (cgraph_node *function);

  std::unordered_map<int, std::set<Kind>>
      m_mixed; /* By the node's number, which is never used again.  */
};

} // namespace mergefn

#endif
