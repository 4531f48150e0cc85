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
  /* The alias sets of an access and of its base, GCC's numbers.  */
  using Sets = std::pair<alias_set_type, alias_set_type>;

  void note_store (Sets sets);

  /* Notes a store by an alias set that nobody knows yet.  */
  void note_later_store () { m_later_store = true; }

  /* Notes any other access.  */
  void note_access (Sets sets) { m_accesses.insert (sets); }

  /* True if GCC would keep some store for its type alone, next to another access to the same place
     (eliminate_stmt, dse_optimize_redundant_stores).  */
  bool possible () const;

  void clear ();

private:
  std::set<Sets> m_stores, m_accesses;
  bool m_later_store = false;
};

} // namespace mergefn

#endif
