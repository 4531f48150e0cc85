/* Which functions of a unit may set errno through built-in functions.

   GCC knows of some built-in functions that they set errno, and what else they write.  For these, and
   for functions of which it finds out the same, it goes by types to tell what is not errno.  Reads the
   call graph, changes nothing.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_COMPARATOR_TREES_ERRNO_SETTERS_H
#define MERGEFN_COMPARATOR_TREES_ERRNO_SETTERS_H

#include "comparator/gcc.h"

namespace mergefn
{

/* True if GCC takes an access to a pointer's target, as a whole of TYPE, for one that may be to errno
   (default_ref_may_alias_errno).  */
bool errno_type_p (const_tree type);

/* One object per unit.  Merging equal functions changes no answer, so each is kept.  */
class ErrnoSetters
{
public:
  /* True if FUNCTION calls such a built-in, calls what is not known yet, or calls a function that does,
     as deep as there are bodies.  */
  bool contains (cgraph_node *function);

private:
  bool named_in_unit_p ();
  void mark (cgraph_node *function);

  std::optional<bool> m_named;
  std::unordered_map<int, bool> m_known; /* By the node's number, which is never used again.  */
};

} // namespace mergefn

#endif
