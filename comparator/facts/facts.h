/* Facts: what GCC knows about a function but its code does not say.

   A fact is never in the key.  Facts are collected at the sites that the walk noted.  So the fact
   lists of two functions with equal keys have the same kinds at the same places, and can be laid
   side by side.  This is the list; collect.cc fills it, and weakening is not done here.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_COMPARATOR_FACTS_FACTS_H
#define MERGEFN_COMPARATOR_FACTS_FACTS_H

#include "comparator/key/key.h"

namespace mergefn
{

enum class FactKind
{
#define ENTRY(enumerator, name, meaning) enumerator,
#include "comparator/facts/kinds.def"
#undef ENTRY
};

/* The name of KIND, as the report prints it.  */
const char *to_string (FactKind kind);

/* What KIND means, for a person.  */
const char *meaning (FactKind kind);

/* One fact: VALUES[BEGIN, END) of its list, known at SITE.  SITE is an index into the walk's sites,
   or their number for a fact about the function as a whole.  */
struct Fact
{
  FactKind kind;
  unsigned site;
  unsigned begin, end;
};

class FactList
{
public:
  void clear ()
  {
    m_facts.clear ();
    m_values.clear ();
  }
  void begin (FactKind kind, unsigned site)
  {
    unsigned at = m_values.size ();
    m_facts.push_back ({ kind, site, at, at });
  }
  void put (Item value)
  {
    m_values.push_back (value);
    m_facts.back ().end++;
  }
  void put_wide_int (const wide_int_ref &value);

  /* Returns -1, 0 or 1: a total order, for functions whose facts must be equal to merge.  */
  int compare (const FactList &other) const;

  /* The kind of the first fact that differs, or NONE.  */
  FactKind first_difference (const FactList &other) const;

  /* True if fact number AT is the same in both.  */
  bool same_p (const FactList &other, size_t at) const;

  const std::vector<Fact> &facts () const { return m_facts; }
  const std::vector<Item> &values () const { return m_values; }

private:
  std::vector<Fact> m_facts;
  std::vector<Item> m_values;
};

} // namespace mergefn

#endif
