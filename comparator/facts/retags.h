/* Retags: stores that may do nothing but give memory another type.

   A store of what a place holds already, but as another type, says of which type the place is from then on.
   GCC keeps such a store only while it tells the two types apart.  Whether it is such a store, GCC may find
   out at any time later; so it is not looked for here.  Holds numbers, never looks into a function.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_COMPARATOR_FACTS_RETAGS_H
#define MERGEFN_COMPARATOR_FACTS_RETAGS_H

#include "comparator/gcc.h"

namespace mergefn
{

/* The alias sets by which a function accesses memory.  */
class Retags
{
public:
  /* An access goes by SET and its base by BASE_SET, GCC's numbers; STORES if a value is assigned there.  */
  void note (alias_set_type set, alias_set_type base_set, bool stores);

  /* True if GCC would keep some store for its type alone, next to some other access to the same place
     (eliminate_stmt, dse_optimize_redundant_stores).  */
  bool possible () const;

  void clear ();

private:
  using Sets = std::pair<alias_set_type, alias_set_type>;
  std::set<Sets> m_stores, m_accesses;
};

} // namespace mergefn

#endif
