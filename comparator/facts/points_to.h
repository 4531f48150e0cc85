/* Points-to sets as facts.  Changes none.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_COMPARATOR_FACTS_POINTS_TO_H
#define MERGEFN_COMPARATOR_FACTS_POINTS_TO_H

#include "comparator/walk/context.h"

namespace mergefn
{

/* The kinds of members, by what their number is.  A large set has no members but a digest: functions with thousands
   of pointers to thousands of objects would take room for all of their pairs.  */
enum class Member : int
{
  local,     /* A local that the walk visited, by its number.  */
  global,    /* A variable of the unit, by its number.  */
  elsewhere, /* What interprocedural analysis may have taken from another function, by DECL_PT_UID.  */
  anonymous, /* A heap object or a tag of restrict, by first mention.  */
  count,     /* Of a large set: how many members,  */
  digest     /* and a digest of them, in two parts.  */
};

/* The points-to sets of one walked function.  */
class PointsToSets
{
public:
  explicit PointsToSets (Walk &walk) : m_walk (walk) {}

  /* Returns VARS' members as pairs of kind and number, in order.  The result lives as long as this.  */
  const std::vector<Item> &members (const_bitmap vars);

private:
  std::vector<std::pair<Member, Item>> sorted_members (const_bitmap vars);

  Walk &m_walk;
  /* The visited locals, filled in once a set has members.  */
  std::optional<std::unordered_map<unsigned, Item>> m_local_uids;
  /* Variables that sets name but the function does not, by first mention.  */
  std::unordered_map<unsigned, Item> m_anonymous_uids;
  /* GCC lets pointers share sets.  */
  std::unordered_map<const_bitmap, std::vector<Item>> m_known;
};

} // namespace mergefn

#endif
