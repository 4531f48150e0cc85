/* Telling which stores GCC may keep for their type.  Never looks into a function.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "comparator/facts/retags.h"

namespace mergefn
{

namespace
{

/* True if a store by SET says something that an access by OTHER did not.  */
bool
told_apart_p (alias_set_type set, alias_set_type other)
{
  return set != other && !alias_set_subset_of (set, other);
}

} // namespace

void
Retags::note_store (Sets sets)
{
  m_accesses.insert (sets);
  m_stores.insert (sets);
}

bool
Retags::possible () const
{
  if (m_later_store && !m_accesses.empty ())
    return true;
  for (const Sets &store : m_stores)
    for (const Sets &access : m_accesses)
      if (told_apart_p (store.first, access.first) || told_apart_p (store.second, access.second))
        return true;
  return false;
}

void
Retags::clear ()
{
  m_stores.clear ();
  m_accesses.clear ();
  m_later_store = false;
}

} // namespace mergefn
