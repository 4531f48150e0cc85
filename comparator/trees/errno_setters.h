/* The functions of a unit that may set errno through built-in functions.

   GCC knows that some built-in functions set errno, and what else they write.  For these functions,
   and for any of which it finds out the same, GCC tells by types what is not errno.  Reads the call
   graph, changes nothing.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_COMPARATOR_TREES_ERRNO_SETTERS_H
#define MERGEFN_COMPARATOR_TREES_ERRNO_SETTERS_H

#include "comparator/gcc.h"

namespace mergefn
{

/* True if GCC assumes that an access to a pointer's target may be to errno, where the target as a
   whole is of TYPE (default_ref_may_alias_errno).  */
bool errno_type_p (const_tree type);

/* One object per unit.  Merging equal functions changes no answer, so each answer is kept.  */
class ErrnoSetters
{
public:
  /* True if FUNCTION calls such a built-in function or an unknown function, or calls a function
     that does.  Searches as deep as there are bodies.  */
  bool contains (cgraph_node *function);

private:
  bool named_in_unit_p ();
  void mark (cgraph_node *function);

  std::optional<bool> m_named;
  std::unordered_map<int, bool> m_known; /* By the node's number, which is never used again.  */
};

} // namespace mergefn

#endif
