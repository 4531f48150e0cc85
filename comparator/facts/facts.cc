/* The list of facts.  Knows nothing of GCC's data.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "comparator/facts/facts.h"

namespace mergefn
{

#define NAMED_TYPE FactKind
#define NAMED_LIST "comparator/facts/kinds.def"
#define NAMED_MEANINGS
#include "comparator/to_string.def"

void
FactList::put_wide_int (const wide_int_ref &value)
{
  put (value.get_precision ());
  for (unsigned i = 0; i < value.get_len (); i++)
    put (value.elt (i));
}

namespace
{

int
three_way (Item a, Item b)
{
  return a == b ? 0 : a < b ? -1 : 1;
}

} // namespace

int
FactList::compare (const FactList &other) const
{
  if (int by_count = three_way (m_facts.size (), other.m_facts.size ()))
    return by_count;
  for (size_t i = 0; i < m_facts.size (); i++)
    {
      const Fact &a = m_facts[i], &b = other.m_facts[i];
      if (int by_kind = three_way (static_cast<Item> (a.kind), static_cast<Item> (b.kind)))
        return by_kind;
      if (int by_size = three_way (a.end - a.begin, b.end - b.begin))
        return by_size;
      for (unsigned at = 0; at < a.end - a.begin; at++)
        if (int by_value = three_way (m_values[a.begin + at], other.m_values[b.begin + at]))
          return by_value;
    }
  return 0;
}

bool
FactList::same_p (const FactList &other, size_t at) const
{
  const Fact &a = m_facts[at], &b = other.m_facts[at];
  return a.kind == b.kind && a.end - a.begin == b.end - b.begin
         && std::equal (m_values.begin () + a.begin, m_values.begin () + a.end,
                        other.m_values.begin () + b.begin);
}

FactKind
FactList::first_difference (const FactList &other) const
{
  size_t common = std::min (m_facts.size (), other.m_facts.size ());
  for (size_t i = 0; i < common; i++)
    if (!same_p (other, i))
      return m_facts[i].kind;
  if (m_facts.size () == other.m_facts.size ())
    return FactKind::none;
  return (m_facts.size () > common ? m_facts : other.m_facts)[common].kind;
}

} // namespace mergefn
