/* Retags: stores that may do nothing but give memory another type.

   A store may write what a place holds already, but as another type.  Such a store says of which
   type the place is from then on.  GCC keeps it only while GCC tells the two types apart.  GCC may
   find such a store at any time later, so nothing looks for it here.  Holds numbers, never looks
   into a function.

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
  /* Notes an access by alias set SET, and by BASE_SET for its base, both GCC's numbers.  STORES if
     a value is assigned there.  */
  void note (alias_set_type set, alias_set_type base_set, bool stores);

  /* True if GCC would keep some store for its type alone, next to another access to the same place
     (eliminate_stmt, dse_optimize_redundant_stores).  */
  bool possible () const;

  void clear ();

private:
  using Sets = std::pair<alias_set_type, alias_set_type>;
  std::set<Sets> m_stores, m_accesses;
};

} // namespace mergefn

#endif
